import { existsSync, readlinkSync } from 'node:fs';
import path from 'node:path';

import { isAbsence, readIfThereSync } from '../../build/read-if-there';
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
   * Content Security Policy: the one that was loaded before is, or null. The same when the disk does not answer.
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
      try {
        const wanted = readId();
        if (wanted === null) return null;
        if (wanted === loaded?.id) return whole();
        const release = await readRelease(path.join(releasesDir, wanted));
        if (release === null) return whole();
        // Another request may have loaded the same release during the awaits.
        if (loaded?.id === wanted) return loaded;
        // A release that somebody took back by hand is found in no other line.
        if (loaded !== null) log.info(`Release ${wanted} is served in place of ${loaded.id}.`);
        return (loaded = release);
      } catch {
        // A release that could not be read to its end would be served without some of its redirects.
        return whole();
      }
    },
  };
}

/** @throws when the disk does not answer */
async function readRelease(folder: string): Promise<ServedRelease | null> {
  const description = await readDescription(folder);
  if (description === null) return null;
  const history = readReleaseAddresses(folder);
  return {
    id: path.basename(folder),
    folder,
    description,
    stockItemPages: toItemPages(description),
    addresses: toAddressTable(history, locales),
    categoryPaths: history.pages,
    livePages: new Set(description.live),
    redirects: toRedirectTable(readCmsRedirects(folder)),
  };
}

/**
 * The redirects that editors keep, of a release or a build; releases older than the file have none.
 * @throws when the disk does not answer
 */
export function readCmsRedirects(folder: string): CmsRedirect[] {
  return parseCmsRedirects(readIfThereSync(path.join(folder, cmsRedirectsFile)) ?? '');
}

function readLink(link: string): string | null {
  try {
    return readlinkSync(link);
  } catch (error) {
    // EINVAL: a folder where the link should be.
    if (isAbsence(error) || (error as { code?: unknown }).code === 'EINVAL') return null;
    throw error;
  }
}
