import type { Locale } from '../locales';

import type { AddressHistory } from './address-history';

/**
 * The last segments of all addresses that each page has had in a language, the current one first; removed pages
 * included.
 */
export function toKnownSegments({ pages, gone }: AddressHistory, locale: Locale): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries({ ...gone, ...pages }).map(([key, addresses]) => [
      key,
      (addresses[locale] ?? []).map((address) => address.slice(address.lastIndexOf('/') + 1)),
    ]),
  );
}
