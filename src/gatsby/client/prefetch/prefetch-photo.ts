import { publicSettings } from '../../../config/public-settings';
import { rememberImage } from '../../../features/stock/hooks/loaded-images';
import type { StockItem } from '../../../features/stock/model/item';
import { cardPhotoSizes, toCardSources } from '../../../features/stock/model/picture-sources';

/** What the router has of a list's page (`templates/stock-list.tsx`). */
type ListData = { items?: { nodes?: readonly { listItem: StockItem }[] } };

/**
 * Loads the photo of a list's first card, the largest part of its first screen, in the size and format that the card
 * will ask for.
 * @param json the page's data, as the router keeps them
 * @returns the picture that loads it; null if there is no photo
 */
export function prefetchFirstPhoto(json: object | undefined): HTMLPictureElement | null {
  const { items } = (json as { data?: ListData } | undefined)?.data ?? {};
  const photo = items?.nodes?.[0]?.listItem.images?.[0];
  if (photo === undefined) return null;
  const { sources, src } = toCardSources(photo.url, publicSettings.stockImageTemplate);
  const picture = document.createElement('picture');
  for (const { type, srcSet: srcset } of sources)
    picture.append(Object.assign(document.createElement('source'), { type, srcset, sizes: cardPhotoSizes }));
  const image = new Image();
  image.addEventListener('load', () => rememberImage(image));
  // Within the picture first: alone it would load the JPEG.
  picture.append(image);
  image.setAttribute('src', src);
  return picture;
}
