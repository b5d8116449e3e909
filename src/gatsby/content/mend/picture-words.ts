import { hasWords } from '../../../lib/has-words';

/** What Contentful says of a picture, as far as it is read to people. */
type Picture = Readonly<{ title?: unknown; description?: unknown; filename?: unknown; mimeType?: unknown }>;

const endings = /\.(jpe?g|jfif|png|apng|webp|avif|gif|svg|hei[cf]|tiff?|bmp|psd|ai|eps|pdf)$/i;

/**
 * Whether these are the name of a file, which tells nobody what is to be seen: Contentful writes it into the title of
 * whatever is uploaded.
 * @example isFileName('IMG_4711', 'IMG_4711.JPG') // true
 */
export function isFileName(words: string, filename: string): boolean {
  return endings.test(words.trim()) || toPlain(words) === toPlain(filename);
}

/** Contentful leaves out the ending, and what addresses cannot have becomes `_`. */
function toPlain(name: string): string {
  return name
    .replace(/\.\w{2,5}$/, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

/**
 * The words of pictures as pages get them: null where there is nothing to read out. Of other files the title is a
 * link's words, and stays.
 */
export function toPictureWords(): Record<string, Record<string, { resolve: (source: Picture) => string | null }>> {
  return { ContentfulAsset: { title: toWords('title'), description: toWords('description') } };
}

function toWords(field: 'title' | 'description') {
  return {
    resolve: ({ [field]: words, filename, mimeType }: Picture) => {
      if (typeof words !== 'string' || !hasWords(words)) return null;
      if (typeof mimeType !== 'string' || !mimeType.startsWith('image/')) return words;
      return isFileName(words, typeof filename === 'string' ? filename : '') ? null : words;
    },
  };
}
