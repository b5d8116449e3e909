import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

import { cmsRedirectsFile, parseCmsRedirects, toRedirectTable, type CmsRedirect } from '../../src/config/cms-redirects';
import { toAddressTable, type AddressHistory } from '../../src/i18n/addresses/address-history';
import { readReleaseAddresses } from '../../src/i18n/addresses/read-addresses';
import { locales } from '../../src/i18n/locales';
import { log } from '../log/log';
import { readDescription, toItemPages, type Description } from '../releases/description';
import { currentLink } from '../releases/list-releases';

/** A release with the lookup tables that the server makes of it. */
export type ServedRelease = {
  id: string;
  folder: string;
  description: Description;
  /** The paths of each stock item's pages, by its advertisementID. */
  stockItemPages: ReadonlyMap<string, readonly string[]>;
  /** The current path for each current or former path of a page, in lower case. Stock items are not included. */
  addresses: ReadonlyMap<string, string>;
  /** The paths by page (`toPageKey`) and locale, the current one first. */
  categoryPaths: AddressHistory['pages'];
  /** The paths of stock items without a page: they are shown live. */
  livePages: ReadonlySet<string>;
  /** The redirects that editors keep, by `toRedirectKey`. */
  redirects: ReadonlyMap<string, CmsRedirect>;
};

export type CurrentRelease = {
  /**
   * The release. One whose folder or description is gone is not served, because its pages would be missing or have no
   * Content Security Policy: the one that was loaded before is, or null.
   */
  load: () => Promise<ServedRelease | null>;
};

/**
 * Follows the link to the release being served. A request loads the release once, so that no response mixes two.
 * @param only the id of a fixed release to serve instead
 */
export function followCurrentRelease(releasesDir: string, only: string | null): CurrentRelease {
  let loaded: ServedRelease | null = null;
  const readId = () => only ?? readLink(path.join(releasesDir, currentLink));
  const whole = () => (loaded !== null && existsSync(loaded.folder) ? loaded : null);
  return {
    async load() {
      const wanted = readId();
      if (wanted === null) return null;
      if (wanted === loaded?.id) return whole();
      const folder = path.join(releasesDir, wanted);
      const description = await readDescription(folder).catch(() => null);
      if (description === null) return whole();
      const history = readReleaseAddresses(folder);
      const release = {
        id: wanted,
        folder,
        description,
        stockItemPages: toItemPages(description),
        addresses: toAddressTable(history, locales),
        categoryPaths: history.pages,
        livePages: new Set(description.live),
        redirects: toRedirectTable(readCmsRedirects(folder)),
      };
      // Another request may have loaded the same release during the awaits.
      if (loaded?.id === wanted) return loaded;
      // A release that somebody took back by hand is found in no other line.
      if (loaded !== null) log.info(`Release ${wanted} is served in place of ${loaded.id}.`);
      loaded = release;
      return release;
    },
  };
}

/** The redirects that editors keep, of a release or a build; releases older than the file have none. */
export function readCmsRedirects(folder: string): CmsRedirect[] {
  try {
    return parseCmsRedirects(readFileSync(path.join(folder, cmsRedirectsFile), 'utf8'));
  } catch {
    return [];
  }
}

function readLink(link: string): string | null {
  try {
    return readlinkSync(link);
  } catch {
    return null;
  }
}
