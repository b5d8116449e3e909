import { getImageData } from 'gatsby-plugin-image';

import { publicSettings } from '@/config/public-settings';

import { toImageUrl } from '../../model/image-url';
import type { StockItem } from '../../model/item';
import type { PictureSources } from '../../model/picture-sources';

export type Photo = NonNullable<StockItem['images']>[number];

const template = publicSettings.stockImageTemplate;
/** Sizes that the API does not tell are taken for those of a telephone's photo. */
const usual = { width: 1600, height: 1200 };

/** The sources of a photo in the gallery, never larger than the photo itself. */
export function toPhotoSources({ url, width, height }: Photo, breakpoints: number[]): PictureSources {
  if (template === '') return { sources: [], src: url };
  const { images } = getImageData({
    baseUrl: url,
    layout: 'fullWidth',
    sourceWidth: width ?? usual.width,
    sourceHeight: height ?? usual.height,
    breakpoints,
    formats: template.includes('{format}') ? ['avif', 'webp', 'jpg'] : ['jpg'],
    urlBuilder: ({ baseUrl, width: wanted, format }) =>
      toImageUrl(baseUrl, template, { width: wanted, format: format === 'avif' || format === 'webp' ? format : 'jpg' }),
  });
  return {
    sources: (images.sources ?? []).flatMap(({ type, srcSet }) => (type === undefined ? [] : [{ type, srcSet }])),
    src: images.fallback?.src ?? url,
  };
}
