import type { Locale } from '../locales';

/**
 * A file of each release with every current and former address of its pages. It is carried from release to release, so
 * that every published address keeps redirecting. With a static host the next build fetches it from the site, so its
 * name has no leading dot.
 */
export const addressesFile = 'addresses.json';

/** Addresses by locale: the current one first, then former ones, latest first. */
export type Addresses = Record<string, string[]>;

export type AddressHistory = {
  /** By page (`toPageKey`). */
  pages: Record<string, Addresses>;
  /** Removed pages, the last removed one first. A page that returns gets its addresses back. */
  gone: Record<string, Addresses>;
  /**
   * Former addresses of existing stock items by advertisementID, latest first: for hosts that cannot resolve an item by
   * its id. They are dropped with the item.
   */
  machines?: Record<string, string[]>;
};

/** A page of the current build: its stable key (`toPageKey`) and its addresses. */
export type CurrentPage = {
  key: string;
  paths: Record<Locale, string>;
  /** Addresses that redirect to it regardless of its history. */
  aliases?: Record<Locale, string>;
};

/**
 * Limits. A label changes a few times in the life of a site: ten former addresses for each page and locale last some
 * twenty years, and more would only lengthen the hosts' redirect tables. 300 removed pages are kept, as many as
 * vacancies in decades: they matter only if one returns.
 */
export const maxFormer = 10;
export const maxGone = 300;

export const noHistory: AddressHistory = { pages: {}, gone: {} };

/** The key of a page, stable while its address changes. @example toPageKey('stockCategory', 'tractors') */
export function toPageKey(route: string, id = ''): string {
  return id === '' ? route : `${route} ${id}`;
}

/** An item is sold within months: enough for two former names or categories in three languages. */
export const maxFormerItemPaths = 6;

/**
 * The former addresses of stock items.
 * @param before those known so far (`AddressHistory`)
 * @param published the previous release's addresses, by advertisementID
 * @param now the current addresses of all existing items
 */
export function updateItemPaths(
  before: Readonly<Record<string, readonly string[]>>,
  published: ReadonlyMap<string, readonly string[]>,
  now: ReadonlyMap<string, readonly string[]>,
): Record<string, string[]> {
  return Object.fromEntries(
    [...now].flatMap(([id, addresses]) => {
      const all = new Set([...(published.get(id) ?? []), ...(before[id] ?? [])]);
      const former = [...all].filter((address) => !addresses.includes(address)).slice(0, maxFormerItemPaths);
      return former.length === 0 ? [] : [[id, former]];
    }),
  );
}

/** The history with the pages of a build added: each former address leads to the current one in one step. */
export function updateHistory(before: AddressHistory, current: readonly CurrentPage[]): AddressHistory {
  const known = new Map([...Object.entries(before.gone), ...Object.entries(before.pages)]);
  const pages = current.map(({ key, paths, aliases }) => {
    const former: Readonly<Record<string, string[]>> = known.get(key) ?? {};
    known.delete(key);
    const own = Object.entries(paths).map(([locale, path]) => {
      const others = (former[locale] ?? []).filter((one) => one !== path).slice(0, maxFormer);
      const alias = aliases?.[locale as Locale];
      return [locale, [...new Set([path, ...others, ...(alias === undefined ? [] : [alias])])]] satisfies [
        string,
        string[],
      ];
    });
    // Addresses of a disabled locale stay, in case it is enabled again.
    return [key, { ...former, ...Object.fromEntries(own) }] as const;
  });
  // Pages removed by this build come first.
  const gone = [...Object.keys(before.pages), ...Object.keys(before.gone)].flatMap((key) => {
    const addresses = known.get(key);
    known.delete(key);
    return addresses === undefined ? [] : [[key, addresses] as const];
  });
  return { ...before, pages: Object.fromEntries(pages), gone: Object.fromEntries(gone.slice(0, maxGone)) };
}

/**
 * Merges in what only the other history contains, e.g. that of a release that was rolled back. The first one decides
 * what is current.
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
 * Target of each current and former address, in lower case. A current address belongs to its page. Addresses of a
 * removed page lead to the page that has its last address now: a category renamed in the API, a vacancy entered again.
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
  // Latest first: an address that two pages have had leads to the one that had it last.
  for (let age = 0; age < longest; age += 1) for (const list of lists) add(list[age], list[0]);
  const current = new Set(lists.map((list) => list[0]));
  for (const [last, ...former] of toLists(gone))
    if (current.has(last)) for (const address of former) add(address, last);
  return table;
}
