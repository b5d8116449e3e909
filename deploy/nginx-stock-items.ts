import { getRedirectRules } from '../src/config/redirect-rules';
import { stockPathVariant, stockPathVariants } from '../src/config/stock-path-variant';
import { parseItemSlug } from '../src/features/stock/model/item-path';
import { toLivePage } from '../src/i18n/live-stock-items';
import { defaultLocale, locales, type Locale } from '../src/i18n/locales';
import { stockWords } from '../src/i18n/loose-paths';
import { splitLocale, toLocalePath } from '../src/i18n/paths';

/** In a release: where each address leads, as nginx is told of it. */
export const itemMapFile = 'nginx-machines.conf';

/**
 * What nginx keeps beside each address, in bytes, rounded up; and how many addresses are to have room in one place of
 * the table.
 */
const besides = 32;
const together = 4;

type Site = {
  /** Where each address leads that a page has or had, in lower case (`toAddressTable`). */
  addresses: ReadonlyMap<string, string>;
  /** The addresses of all machines that have pages. */
  machines: readonly string[];
};

/**
 * Tables of nginx, to be included in its `http` (no `server` may have one): for the address of a machine that has no
 * page of its own the page of its language that shows it live (`$live_machine`), and for an address that is written
 * otherwise, or was one before, the one that it has now (`$moved_path`); for every other address nothing
 * (`nginx-config.ts`). Texts are compared in any capitals. Sizes are those of the addresses: with one that has no room
 * nginx does not start.
 * @param live the addresses of machines that have no pages
 */
export function toItemMap(live: readonly string[], { addresses, machines: stockItems }: Site = noSite): string {
  const livePages = live.map((address) => [address, `/${toLivePage(splitLocale(address)[0])}`] as const);
  const pages = toPageRows(addresses);
  const byId = toMachineRows([...stockItems, ...live]);
  const all = [livePages, pages, byId];
  const longest = Math.max(0, ...all.flat().map(([key]) => key.length));
  const most = Math.max(...all.map((rows) => rows.length));
  const sizes =
    most === 0
      ? ''
      : `map_hash_bucket_size ${String(2 ** Math.ceil(Math.log2(together * (longest + besides))))};\nmap_hash_max_size ${String(2 * most)};\n`;
  return `# Made by the build: machines that have no pages of their own, and where pages are that are asked for by another address.
${sizes}# In the capitals of the address itself: another one is moved.
${toMap('"$moved_path$uri"', '$live_machine', livePages)}
# An address without what is cleaned off it, and with the stock segment of its language.
${toMap('$uri', '$asked_path', toAskedRows())}
${toMap('$asked_path', '$page_path', pages)}
# A machine is found by the id that its address ends in.
${toMap('$asked_path', '$machine_key', [[toMachinePattern(), '"$machine_prefix:$machine_id"']])}
${toMap('$machine_key', '$machine_path', byId)}
# Nothing for an address that is right as it is. What a visitor wrote comes last, and never into a redirect.
${toMap('"$page_path$machine_path $uri"', '$moved_path', [
  ['"~^(?<same>/\\S*) \\k<same>$"', '""'],
  ['"~^(?<moved_to>/[\\w.~/-]*) "', '$moved_to'],
])}`;
}

const noSite: Site = { addresses: new Map(), machines: [] };

function toMap(source: string, variable: string, rows: readonly (readonly [string, string])[]): string {
  return `map ${source} ${variable} {\n${rows.map(([key, value]) => `  ${key} ${value};\n`).join('')}}\n`;
}

/** How an address is looked up: the home page's is empty. */
function toAskedRows(): [string, string][] {
  const end = '(?:/index\\.html)*/*$';
  const stock = (locale: Locale): [string, string] => {
    const prefix = locale === defaultLocale ? `(?:/${locale})?` : `/${locale}`;
    const word = toLocalePath(locale, `/${stockPathVariants[stockPathVariant][locale]}`);
    return [
      `"~*^${prefix}/(?:${stockWords.join('|')})(?<asked_${locale}>(?:/[^/]+)*?)${end}"`,
      `${word}$asked_${locale}`,
    ];
  };
  return [...locales.map(stock), [`"~*^(?:/${defaultLocale}(?=/|$))?(?<asked>(?:/[^/]+)*?)${end}"`, '$asked']];
}

function toPageRows(addresses: ReadonlyMap<string, string>): [string, string][] {
  const rules = getRedirectRules(null).filter(({ from }) => !from.includes(':'));
  const rows = new Map([...rules.map(({ from, to }) => [from.toLowerCase(), to] as const), ...addresses]);
  // What is no plain address would be a mistake in the file, and nginx would not start.
  const plain = [...rows].filter((row) => row.every((path) => /^\/[\w.~/-]*$/.test(path)));
  return plain.map(([from, to]) => [from === '/' ? '""' : from, to]);
}

function toMachinePattern(): string {
  const prefixes = locales.filter((locale) => locale !== defaultLocale).join('|');
  const words = locales.map((locale) => stockPathVariants[stockPathVariant][locale]).join('|');
  return `"~^(?<machine_prefix>/(?:${prefixes}))?/(?:${words})/[^/]+/(?:[^/]*-)?(?<machine_id>[0-9]+)$"`;
}

function toMachineRows(stockItems: readonly string[]): [string, string][] {
  const rows = new Map<string, string>();
  for (const address of stockItems) {
    const id = parseItemSlug(address.slice(address.lastIndexOf('/') + 1));
    const locale = splitLocale(address)[0];
    const prefix = locale === defaultLocale ? '' : `/${locale}`;
    if (id !== null && !rows.has(`${prefix}:${id}`)) rows.set(`${prefix}:${id}`, address);
  }
  return [...rows];
}
