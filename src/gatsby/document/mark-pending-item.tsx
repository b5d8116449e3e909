import { defaultLocale, locales } from '../../i18n/locales';
import { toLocalePath } from '../../i18n/paths';
import { getPattern } from '../../i18n/routes';

/** Addresses of categories in any language, and of stock items: the pattern of the route, with an id at its end. */
const pattern = locales
  .map((locale) => toLocalePath(locale, getPattern('stockItem', locale)))
  .map((path) => path.replace(/:category/, '[^/%]+').replace(/\/:product/, '(/[^/%]*\\d)?'))
  .join('|');

const ownPath = toLocalePath(defaultLocale, '/404');

/**
 * Keeps the address that has no page: the router goes on to the address of the page-not-found page where that has a
 * language of its own (`templates/not-found.tsx`).
 *
 * An address with anything escaped in it is left for the page's own: the router reads it in one way and looks for its
 * page in another, and would show nothing at all. Where the browser refuses to change it (`lib/write-history.ts`) that
 * page is loaded.
 *
 * Hides the page-not-found page before it is painted where the address may be that of an item or a category that is
 * newer than the site; the page itself shows what it is as soon as it knows (`sections/new-item-page.tsx`). Without
 * scripts nothing is hidden, and if they fail it comes back after a while (`global.css`).
 */
export function MarkPendingItem() {
  return <script dangerouslySetInnerHTML={{ __html: toPendingScript() }} />;
}

export function toPendingScript(): string {
  const test = `new RegExp(${JSON.stringify(`^(${pattern})$`)}).test(location.pathname)`;
  const leave = `if(location.pathname.includes('%')){const own='${ownPath}'+location.search+location.hash;try{history.replaceState(history.state,'',own)}catch{location.replace(own)}}`;
  return `document.documentElement.dataset.missing=location.pathname;if(${test})document.documentElement.dataset.pending='item';${leave}`;
}
