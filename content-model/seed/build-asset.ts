import { defaultContentLocale, type Localized } from '../content-type';
import type { ContentfulAsset } from '../contentful-format';

const contentTypes = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg', mp4: 'video/mp4' } as const;

/** The folder of the demo's images and films, relative to the project. */
export const seedAssetsDirectory = 'content-model/seed/assets';

/** A placeholder host: the server or the upload of the assets replaces it. */
export const seedAssetHost = 'assets.veldkamp-machines.example';

/**
 * Builds one asset in the import format. `path` is relative to `seed/assets`.
 * @example buildAsset('yard', 'places/yard.jpg', { nl: 'Het terrein', en: 'The yard', de: 'Der Hof' })
 */
export function buildAsset(
  id: string,
  path: `${string}.${keyof typeof contentTypes}`,
  title: Localized<string>,
): ContentfulAsset {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  const file = {
    fileName: path.slice(path.lastIndexOf('/') + 1),
    contentType: Object.entries(contentTypes).find(([known]) => known === extension)?.[1],
    url: `//${seedAssetHost}/${path}`,
  };
  return {
    sys: { id, type: 'Asset' },
    fields: { title, description: title, file: { [defaultContentLocale]: file } },
  };
}

/** A name is the same in every language and counts as translated. */
export function toName(name: string): Localized<string> {
  return { nl: name, en: name, de: name };
}
