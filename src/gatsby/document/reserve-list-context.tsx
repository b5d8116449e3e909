import { listContextKey } from '../../features/stock/model/item-page/list-context';
import { parseItemSlug } from '../../features/stock/model/item-path';
import { matchPath } from '../../i18n/paths';

/** The same on every page: each text of a script has a hash of its own in the Content Security Policy. */
export const listContextScript = `try{if(sessionStorage.getItem('${listContextKey}').indexOf('"id":"'+document.currentScript.dataset.id+'"')>0)document.documentElement.dataset.trail=''}catch(e){}`;

/**
 * On the page of a stock item: keeps the place of the links back to the visitor's list free before anything is painted
 * (`components/stock-related/previous-next-links.tsx`), so that a page that was loaded anew is not pushed down when
 * they come.
 */
export function ReserveListContext({ path }: { path: string }) {
  const match = matchPath(path);
  const id = match?.route === 'stockItem' ? parseItemSlug(match.params.product ?? '') : null;
  if (id === null) return null;
  return <script data-id={id} dangerouslySetInnerHTML={{ __html: listContextScript }} />;
}
