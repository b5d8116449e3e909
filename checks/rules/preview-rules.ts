import type { Site } from '../site';

/** What nothing but a preview has: tags for Contentful's inspector, its messages, the preview's addresses, marks. */
const words = ['data-contentful-', 'live-preview-sdk', '/__preview/', '\uFEFF\u2002', '\uFEFF\u2003'];
const kinds = /\.(js|html|json)$/;

/** Finds what is left of a preview in files that visitors load: there is no byte of it. */
export function checkPreview({ files, read }: Pick<Site, 'files' | 'read'>): string[] {
  return [...files]
    .filter((file) => kinds.test(file))
    .flatMap((file) => {
      const text = read(file);
      return words.flatMap((word) =>
        text.includes(word) ? [`${file}: has ${JSON.stringify(word)} of the preview`] : [],
      );
    });
}
