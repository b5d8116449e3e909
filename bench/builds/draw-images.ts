import { fetchAllStock } from '../../src/features/stock/api/fetch-all-stock';
import { toImageUrl } from '../../src/features/stock/model/image-url';
import { byNewest } from '../../src/features/stock/model/newest';
import { photoWidth } from '../../src/gatsby/share-pictures/make-share-pictures';

type Stock = { apiUrl: string; companyId: string; imageTemplate: string; newest: number };

/**
 * Requests every photo of a first build once. A real image service has its photos; the sandbox draws one on the first
 * request, on the processors of the measured build.
 */
export async function drawImages({ apiUrl, companyId, imageTemplate, newest }: Stock): Promise<void> {
  const stock = await fetchAllStock({ url: apiUrl, companyId });
  if (stock.status === 'error') throw new Error(`The sandbox’s stock API ${stock.reason}.`);
  for (const { images } of stock.value.items.toSorted(byNewest).slice(0, newest)) {
    const address = images?.[0]?.url;
    if (address === undefined) continue;
    const photo = await fetch(toImageUrl(address, imageTemplate, { width: photoWidth, format: 'jpg' }));
    // Some stock items have missing photos, as in a real stock.
    await photo.arrayBuffer();
  }
}
