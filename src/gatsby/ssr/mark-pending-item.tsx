import { locales } from '../../i18n/locales';
import { toLocalePath } from '../../i18n/paths';
import { getPattern } from '../../i18n/routes';

/** Addresses of stock items in any language: the pattern of the route, with an id at its end. */
const pattern = locales
  .map((locale) => toLocalePath(locale, getPattern('stockItem', locale)))
  .map((path) => path.replace(/:category/, '[^/]+').replace(/:product/, '[^/]*\\d'))
  .join('|');

/**
 * Keeps the address that has no page: the router goes on to the address of the page-not-found page where that has a language of its
 * own (`templates/not-found.tsx`).
 *
 * Hides the page-not-found page before it is painted where the address may be that of an item that is newer than the site; the
 * page itself shows what it is as soon as it knows (`sections/new-item-page.tsx`). Without scripts nothing is hidden, and if
 * they fail it comes back after a while (`global.css`).
 */
export function MarkPendingItem() {
  const test = `new RegExp(${JSON.stringify(`^(${pattern})$`)}).test(location.pathname)`;
  const script = `document.documentElement.dataset.missing=location.pathname;if(${test})document.documentElement.dataset.pending='item'`;
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
