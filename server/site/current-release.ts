import { existsSync, readlinkSync } from 'node:fs';
import path from 'node:path';

import { toAddressTable, type AddressHistory } from '../../src/i18n/addresses/address-history';
import { readReleaseAddresses } from '../../src/i18n/addresses/read-addresses';
import { locales } from '../../src/i18n/locales';
import { readDescription, toItemPages, type Description } from '../releases/description';
import { currentLink } from '../releases/list-releases';

/** A release with what the server knows of it, for as long as it is served. */
export type ServedRelease = {
  id: string;
  folder: string;
  description: Description | null;
  /** The addresses of the pages of each stock item, by its advertisementID. */
  stockItemPages: ReadonlyMap<string, readonly string[]>;
  /** The current address by each address that a page has or had, in lower case. Stock items are not in it. */
  addresses: ReadonlyMap<string, string>;
  /** By page (`toPageKey`) and locale its addresses, the one it has now first. */
  categoryPaths: AddressHistory['pages'];
  /** The addresses of stock items without a page: they are shown live. */
  livePages: ReadonlySet<string>;
};

export type CurrentRelease = {
  /** The release, or null before the first one and when its folder is gone. */
  load: () => Promise<ServedRelease | null>;
};

/**
 * Follows the link to the release being served. A request takes the release once, so that no answer mixes two.
 * @param only a release to stay with instead
 */
export function followCurrentRelease(releasesDir: string, only: string | null): CurrentRelease {
  let loaded: ServedRelease | null = null;
  const readId = () => only ?? readLink(path.join(releasesDir, currentLink));
  return {
    async load() {
      const wanted = readId();
      if (wanted === null || wanted === loaded?.id) return wanted === null ? null : loaded;
      const folder = path.join(releasesDir, wanted);
      if (!existsSync(folder)) return null;
      const description = await readDescription(folder);
      const stockItemPages = description === null ? new Map<string, string[]>() : toItemPages(description);
      const history = readReleaseAddresses(folder);
      const release = {
        id: wanted,
        folder,
        description,
        stockItemPages,
        addresses: toAddressTable(history, locales),
        categoryPaths: history.pages,
        livePages: new Set(description?.live),
      };
      // Another request may have loaded the same release in the meantime.
      if (loaded?.id === wanted) return loaded;
      loaded = release;
      return release;
    },
  };
}

function readLink(link: string): string | null {
  try {
    return readlinkSync(link);
  } catch {
    return null;
  }
}
