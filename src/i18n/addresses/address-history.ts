import type { Locale } from '../locales';

/**
 * In a release: every address that its pages have now and had before. It goes from release to release, so that an
 * address that was ever published leads on. On a static host the next build fetches it from the site, so it does not
 * begin with a dot.
 */
export const addressesFile = 'addresses.json';

/** Addresses by locale, the one that the page has now first, the others the latest first. */
export type Addresses = Record<string, string[]>;

export type AddressHistory = {
  /** By page (`toPageKey`). */
  pages: Record<string, Addresses>;
  /**
   * The same of pages that there are no more, the last one that went first: should one come back, so do its addresses.
   */
  gone: Record<string, Addresses>;
  /**
   * By advertisementID the former addresses of machines that there are, the latest first: for hosts that find no
   * machine by its id. They go with the machine.
   */
  machines?: Record<string, string[]>;
};

/** A page as it is built: what it is known by for good (`toPageKey`), and its addresses now. */
export type CurrentPage = {
  key: string;
  paths: Record<Locale, string>;
  /** Addresses that lead to it whatever its history. */
  aliases?: Record<Locale, string>;
};

/**
 * How much is kept. A label is changed a few times in the life of a site: ten former addresses for each page and locale
 * are some twenty years of it, and more would only lengthen the tables that hosts read. Of pages that are gone 300 are
 * kept, as many as vacancies in decades: they only matter when one comes back.
 */
export const mostFormer = 10;
export const mostGone = 300;

export const noHistory: AddressHistory = { pages: {}, gone: {} };

/** What a page is known by while its address changes. @example toPageKey('stockCategory', 'tractors') */
export function toPageKey(route: string, id = ''): string {
  return id === '' ? route : `${route} ${id}`;
}

/** A machine is sold within months: two names or categories that it had, in three languages. */
export const mostFormerItemPaths = 6;

/**
 * The former addresses of machines.
 * @param before what was known of them (`AddressHistory`)
 * @param published the addresses that the release before had, by advertisementID
 * @param now those of all machines that there are
 */
export function updateItemPaths(
  before: Readonly<Record<string, readonly string[]>>,
  published: ReadonlyMap<string, readonly string[]>,
  now: ReadonlyMap<string, readonly string[]>,
): Record<string, string[]> {
  return Object.fromEntries(
    [...now].flatMap(([id, addresses]) => {
      const all = new Set([...(published.get(id) ?? []), ...(before[id] ?? [])]);
      const former = [...all].filter((address) => !addresses.includes(address)).slice(0, mostFormerItemPaths);
      return former.length === 0 ? [] : [[id, former]];
    }),
  );
}

/** The history with the pages of a build: what they had before leads to what they have now, in one step. */
export function updateHistory(before: AddressHistory, current: readonly CurrentPage[]): AddressHistory {
  const known = new Map([...Object.entries(before.gone), ...Object.entries(before.pages)]);
  const pages = current.map(({ key, paths, aliases }) => {
    const former: Readonly<Record<string, string[]>> = known.get(key) ?? {};
    known.delete(key);
    const own = Object.entries(paths).map(([locale, path]) => {
      const others = (former[locale] ?? []).filter((one) => one !== path).slice(0, mostFormer);
      const alias = aliases?.[locale as Locale];
      return [locale, [...new Set([path, ...others, ...(alias === undefined ? [] : [alias])])]] satisfies [
        string,
        string[],
      ];
    });
    // Those of a language that the site has no more stay for the day on which it has it again.
    return [key, { ...former, ...Object.fromEntries(own) }] as const;
  });
  // Those that went just now come first.
  const gone = [...Object.keys(before.pages), ...Object.keys(before.gone)].flatMap((key) => {
    const addresses = known.get(key);
    known.delete(key);
    return addresses === undefined ? [] : [[key, addresses] as const];
  });
  return { ...before, pages: Object.fromEntries(pages), gone: Object.fromEntries(gone.slice(0, mostGone)) };
}

/**
 * A history with what only another one knows: that of a release that was rolled back. What is current is decided by the
 * first.
 */
export function mergeHistories(first: AddressHistory, other: AddressHistory): AddressHistory {
  const known = new Set([...Object.keys(first.pages), ...Object.keys(first.gone)]);
  const others = new Map([...Object.entries(other.gone), ...Object.entries(other.pages)]);
  const extend = (pages: AddressHistory['pages']) =>
    Object.fromEntries(
      Object.entries(pages).map(([key, addresses]) => {
        const more = others.get(key) ?? {};
        const locales = new Set([...Object.keys(addresses), ...Object.keys(more)]);
        return [
          key,
          Object.fromEntries(
            [...locales].map((locale) => [
              locale,
              [...new Set([...(addresses[locale] ?? []), ...(more[locale] ?? [])])],
            ]),
          ),
        ];
      }),
    );
  const added = [...others].filter(([key]) => !known.has(key));
  return {
    pages: extend(first.pages),
    gone: { ...Object.fromEntries(added), ...extend(first.gone) },
    machines: { ...other.machines, ...first.machines },
  };
}

/**
 * Where each address leads, in lower case: the pages' own ones, and those that they had before. An address that a page
 * has now is that page's. What led to a page that is gone leads to the one that has its last address now: a category
 * with another name in the API, a vacancy that was made anew.
 */
export function toAddressTable({ pages, gone }: AddressHistory, locales: readonly Locale[]): Map<string, string> {
  const table = new Map<string, string>();
  const add = (address: string | undefined, now: string | undefined) => {
    const key = address?.toLowerCase();
    if (key !== undefined && now !== undefined && !table.has(key)) table.set(key, now);
  };
  const toLists = (all: AddressHistory['pages']) =>
    Object.values(all).flatMap((page) => locales.map((locale) => page[locale] ?? []));
  const lists = toLists(pages);
  const longest = Math.max(0, ...lists.map((list) => list.length));
  // By age: what two pages had in turn leads to the one that had it last.
  for (let age = 0; age < longest; age += 1) for (const list of lists) add(list[age], list[0]);
  const current = new Set(lists.map((list) => list[0]));
  for (const [last, ...former] of toLists(gone))
    if (current.has(last)) for (const address of former) add(address, last);
  return table;
}
