import { defaultContentLocale, type Localized } from '../content-type';
import type { ContentfulAsset } from '../contentful-format';

const contentTypes = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg' } as const;

/** Where the demo's pictures are, below the root of the project. */
export const seedAssetsDirectory = 'content-model/seed/assets';

/**
 * One asset in the import format. `path` is below `seed/assets`; the host before it is a name that only says whose file
 * it is: whoever serves or uploads the asset puts its own address there.
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
    url: `//assets.veldkamp-machines.example/${path}`,
  };
  return {
    sys: { id, type: 'Asset' },
    fields: { title, description: title, file: { [defaultContentLocale]: file } },
  };
}
