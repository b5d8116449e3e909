import type { Settings } from '../../src/config/env';

import { toEntryAddress, type EntryPlace } from './entry-address';
import { createWaitingReader, type DeskCms } from './read-waiting';

/**
 * Where the desk reads the CMS that the site is built of; null where none is configured: the demo's runs while the site
 * is built only. The Preview API has a name like that of the Delivery API, in each of Contentful's regions.
 */
export function toDeskCms({ contentful, previewToken }: Settings): DeskCms | null {
  if (contentful === null) return null;
  const { host } = contentful;
  const previewHost = host.replace(/^(cdn\.|(?=localhost\b))/, 'preview.');
  return {
    published: contentful,
    // A site of drafts has nothing that is published, and says of each what it was built of.
    drafts:
      previewToken === null || previewHost === host
        ? null
        : { ...contentful, host: previewHost, accessToken: previewToken },
  };
}

/** What the desk asks of the CMS: what waits there, and where an entry is edited. Null for both without one. */
export function createCmsOfDesk(cms: DeskCms | null) {
  return {
    readWaiting: cms === null ? null : createWaitingReader(cms),
    toEntryAddress: cms === null ? null : (place: EntryPlace) => toEntryAddress(cms.published, place),
  };
}
