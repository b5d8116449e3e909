import { listTrailKey } from '../../features/stock/model/item-page/list-trail';
import { parseItemSlug } from '../../features/stock/model/item-path';
import { matchPath } from '../../i18n/paths';

/**
 * On the page of a stock item: keeps the place of the links back to the visitor's list free before anything is painted
 * (`components/stock-related/trail-links.tsx`), so that a page that was loaded anew is not pushed down when they come.
 */
export function KeepTrailPlace({ path }: { path: string }) {
  const match = matchPath(path);
  const id = match?.route === 'stockItem' ? parseItemSlug(match.params.product ?? '') : null;
  if (id === null) return null;
  const known = JSON.stringify(`"id":"${id}"`);
  const script = `try{if(sessionStorage.getItem('${listTrailKey}').indexOf(${known})>0)document.documentElement.dataset.trail=''}catch(e){}`;
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
