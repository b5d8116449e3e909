import { toRedirectKey, type CmsRedirect } from '../src/config/cms-redirects';
import { cacheControl, hashedFolders, isHashed, securityHeaders } from '../src/config/headers';
import type { RedirectRule } from '../src/config/redirect-rules';
import { parseItemSlug } from '../src/features/stock/model/item-path';
import { toAddressTable, type AddressHistory } from '../src/i18n/addresses/address-history';
import { toLivePage } from '../src/i18n/live-stock-items';
import { defaultLocale, locales } from '../src/i18n/locales';
import { matchPath, splitLocale, toLocalePath } from '../src/i18n/paths';
import { getPattern } from '../src/i18n/routes';

type Site = {
  rules: readonly RedirectRule[];
  /**
   * Whether there are stock items without a page. Thousands of paths are too many for the host, so every path that has
   * the form of a stock item's gets the page that shows one live.
   */
  hasLive: boolean;
  history: AddressHistory;
  /** The paths of all stock items, with a page and without. */
  stockItems: readonly string[];
  /** The redirects that editors keep. */
  redirects: readonly CmsRedirect[];
};

/**
 * The file `_redirects` of a static host: the redirects of the site, former paths, and the 404 page of each language.
 * The host is case-sensitive and matches whole segments only: so pages with capitals get a line in lower case, and a
 * stock item is found by its former paths, not by its id.
 */
export function toRedirectsFile({ rules, hasLive, history, stockItems, redirects }: Site): string {
  const own = rules.map(({ from, to, status }) => toLine(from, to, `${String(status)}!`));
  const prefixed = [toLine(`/${defaultLocale}`, '/', '301!'), toLine(`/${defaultLocale}/*`, '/:splat', '301!')];
  // Without an exclamation mark, an existing page takes precedence.
  const live = (hasLive ? locales : []).map((locale) =>
    toLine(toLocalePath(locale, getPattern('stockItem', locale)), `/${toLivePage(locale)}`, '200'),
  );
  // The host itself uses the default language's 404 page for all other paths.
  const missing = locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => toLine(toLocalePath(locale, '/*'), toLocalePath(locale, '/404'), '404'));
  const moved = [...toItemLines(history, stockItems), ...toMovedLines(history)];
  return `${[...own, ...prefixed, ...redirects.flatMap(toKeptLines), ...moved, ...live, ...missing].join('\n')}\n`;
}

function toLine(from: string, to: string, status: string): string {
  return `${from}  ${to}  ${status}`;
}

/**
 * A redirect that an editor keeps, as it was written and in lower case. Without an exclamation mark, an existing page
 * or file takes precedence. A colon would begin a placeholder.
 */
function toKeptLines({ from, to, status }: CmsRedirect): string[] {
  const forms = new Set([from, toRedirectKey(from)]);
  return [...forms].map((form) => toLine(encodeURI(form).replaceAll(':', '%3A'), to, String(status)));
}

/** The host advises against more than 10,000 lines. */
const maxItemLines = 5000;

/** Redirects of stock items with a former name or category. Paths below a former category need no line of their own. */
function toItemLines(history: AddressHistory, stockItems: readonly string[]): string[] {
  const table = toAddressTable(history, locales);
  const now = new Map(
    stockItems.map((address) => [`${splitLocale(address)[0]} ${toParts(address).id}`, address] as const),
  );
  return Object.entries(history.machines ?? {})
    .flatMap(([id, addresses]) =>
      addresses.flatMap((from) => {
        const to = now.get(`${splitLocale(from)[0]} ${id}`);
        if (to === undefined || !plain.test(from)) return [];
        const [was, is] = [toParts(from), toParts(to)];
        const isBelow = was.product === is.product && table.get(was.folder.toLowerCase()) === is.folder;
        return isBelow ? [] : [toLine(from, to, '301')];
      }),
    )
    .slice(-maxItemLines);
}

function toParts(address: string): { folder: string; product: string; id: string } {
  const at = address.lastIndexOf('/');
  const product = address.slice(at + 1);
  return { folder: address.slice(0, at), product, id: parseItemSlug(product) ?? '' };
}

/** Any other characters would break the file or add a line to it. */
const plain = /^\/[\w.~/-]+$/;

/**
 * Redirects of former paths, and of paths with capitals in lower case; for a category, of the paths below it as well.
 */
function toMovedLines(history: AddressHistory): string[] {
  const table = toAddressTable(history, locales);
  const addresses = Object.values(history.pages).flatMap((page) => locales.flatMap((locale) => page[locale] ?? []));
  const forms = new Set(addresses.flatMap((address) => [address, address.toLowerCase()]));
  return [...forms].flatMap((from) => {
    const to = table.get(from.toLowerCase());
    if (to === undefined || to === from || !plain.test(from)) return [];
    const isCategory = matchPath(to)?.route === 'stockCategory';
    return [toLine(from, to, '301'), ...(isCategory ? [toLine(`${from}/:product`, `${to}/:product`, '301')] : [])];
  });
}

/**
 * The file `_headers` of a static host. The host matches whole names and folders only, so hashed files outside a folder
 * of their own get a block each.
 * @param files paths within the build
 */
export function toHeadersFile(contentSecurityPolicy: string, files: readonly string[]): string {
  const forever = { 'cache-control': cacheControl.forever };
  const folders = hashedFolders.map((folder) => `${folder}/`);
  const alone = files.filter((file) => isHashed(file) && !folders.some((folder) => file.startsWith(folder)));
  return [
    toBlock('/*', {
      ...securityHeaders,
      'content-security-policy': contentSecurityPolicy,
      'cache-control': cacheControl.revalidated,
    }),
    ...folders.map((folder) => toBlock(`/${folder}*`, forever)),
    ...alone.sort().map((file) => toBlock(`/${file}`, forever)),
  ].join('\n');
}

function toBlock(path: string, headers: Readonly<Record<string, string>>): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}
