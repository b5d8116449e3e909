import type { Locale } from '../locales';

import type { AddressHistory } from './address-history';

/**
 * By page the last segments of all addresses that it has had in a language, the one it has now first; those of pages
 * that are gone, too.
 */
export function toKnownSegments({ pages, gone }: AddressHistory, locale: Locale): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries({ ...gone, ...pages }).map(([key, addresses]) => [
      key,
      (addresses[locale] ?? []).map((address) => address.slice(address.lastIndexOf('/') + 1)),
    ]),
  );
}
