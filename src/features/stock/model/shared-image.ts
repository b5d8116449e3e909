import { toImageUrl } from './image-url';
import type { StockItem } from './item';

/** Wide enough for every network and messenger. */
const width = 1200;

/** The preview image of a shared page. Size and type are absent where they are unknown. */
export type SharedImage = {
  address: string;
  size: { width: number; height: number } | null;
  type: string | null;
};

/**
 * An item's first image, for item pages without a generated preview image; null without images.
 * @param template the resize template (`toImageUrl`)
 */
export function toSharedImage({ images }: Pick<StockItem, 'images'>, template: string): SharedImage | null {
  const [photo] = images ?? [];
  if (photo === undefined) return null;
  const known =
    photo.width === undefined || photo.height === undefined ? null : { width: photo.width, height: photo.height };
  if (template === '') return { address: photo.url, size: known, type: null };
  return {
    address: toImageUrl(photo.url, template, { width, format: 'jpg' }),
    // Some services enlarge a smaller image, others do not: the size is unknown.
    size:
      known === null || known.width < width
        ? null
        : { width, height: Math.round((known.height * width) / known.width) },
    type: template.includes('{format}') ? 'image/jpeg' : null,
  };
}
