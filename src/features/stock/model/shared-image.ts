import { toImageUrl } from './image-url';
import type { StockItem } from './item';

/** Wide enough for every network and messenger. */
const width = 1200;

/** A photo for whoever shares a page. Size and type are told only where they are known. */
export type SharedImage = {
  address: string;
  size: { width: number; height: number } | null;
  type: string | null;
};

/**
 * An item's first photo, for the page of an item that has no drawn picture; null for one without photos.
 * @param template how photos are resized (`toImageUrl`)
 */
export function toSharedImage({ images }: Pick<StockItem, 'images'>, template: string): SharedImage | null {
  const [photo] = images ?? [];
  if (photo === undefined) return null;
  const known =
    photo.width === undefined || photo.height === undefined ? null : { width: photo.width, height: photo.height };
  if (template === '') return { address: photo.url, size: known, type: null };
  return {
    address: toImageUrl(photo.url, template, { width, format: 'jpg' }),
    // One that is smaller may be enlarged by a service, or not.
    size:
      known === null || known.width < width
        ? null
        : { width, height: Math.round((known.height * width) / known.width) },
    type: template.includes('{format}') ? 'image/jpeg' : null,
  };
}
