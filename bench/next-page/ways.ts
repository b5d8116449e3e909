import { defaultLocale } from '../../src/i18n/locales';
import { toStaticPath } from '../../src/i18n/paths';

/** Selectors: what comes into view first, and the link to tap. Or an entry of the browser’s history. */
export type Step = { near?: string; tap: string } | 'back' | 'forward';

/** From a page over links to the last one, which is measured. */
export type Way = { name: string; start: string; steps: readonly Step[] };

/** What visitors do after their first page. */
export function listWays(siteUrl: string): Way[] {
  const overview = toStaticPath('stockOverview', defaultLocale);
  const list = siteUrl + overview;
  const toItem: Step = { tap: '#stock-results article a' };
  return [
    { name: 'list to stock item', start: list, steps: [toItem] },
    { name: 'home to list', start: siteUrl, steps: [{ tap: `main a[href="${overview}"]` }] },
    {
      name: 'stock item to stock item',
      start: list,
      steps: [toItem, { near: '#similar', tap: '#similar article a' }],
    },
    { name: 'Back to the list', start: list, steps: [toItem, 'back'] },
    { name: 'Forward to the stock item', start: list, steps: [toItem, 'back', 'forward'] },
  ];
}
