import { fetchAllStock } from '../../src/features/stock/api/fetch-all-stock';
import { toImageUrl } from '../../src/features/stock/model/image-url';
import { byNewest } from '../../src/features/stock/model/newest';
import { photoWidth } from '../../src/gatsby/share-pictures/make-share-pictures';

type Stock = { apiUrl: string; companyId: string; imageTemplate: string; newest: number };

/**
 * Asks once for every photo that a first build is going to ask for. Who keeps photos has them; the sandbox draws one
 * when it is first asked for, with the processors on which the build is measured.
 */
export async function drawImages({ apiUrl, companyId, imageTemplate, newest }: Stock): Promise<void> {
  const stock = await fetchAllStock({ url: apiUrl, companyId });
  if (stock.status === 'error') throw new Error(`The sandbox’s stock API ${stock.reason}.`);
  for (const { images } of stock.value.items.toSorted(byNewest).slice(0, newest)) {
    const address = images?.[0]?.url;
    if (address === undefined) continue;
    const photo = await fetch(toImageUrl(address, imageTemplate, { width: photoWidth, format: 'jpg' }));
    // Some machines have photos that are not there, as in a real stock.
    await photo.arrayBuffer();
  }
}
