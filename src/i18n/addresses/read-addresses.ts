import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { addressesFile, mergeHistories, noHistory, type AddressHistory } from './address-history';
import { parseHistory } from './parse-history';

/**
 * The addresses of a release, and those that only the others beside it have: one that was rolled back has been
 * published, too. Those of the release itself count; a release of before there was such a file says nothing.
 * @param release its folder
 */
export function readReleaseAddresses(release: string): AddressHistory {
  const [folder, id] = [path.dirname(release), path.basename(release)];
  const others = listFolders(folder)
    .filter((name) => name !== id && /^\d{8}-\d{6}(-\d+)?$/.test(name))
    .sort(new Intl.Collator('en', { numeric: true }).compare)
    .reverse();
  return others
    .map((name) => readAddresses(path.join(folder, name)) ?? noHistory)
    .reduce(mergeHistories, readAddresses(release) ?? noHistory);
}

/**
 * The addresses that a build goes on from: those of the release that is served (`PREVIOUS_RELEASE`,
 * `build/build-site.ts`), where there is none those of the build before.
 */
export function readKnownAddresses(): AddressHistory {
  const previous = process.env.PREVIOUS_RELEASE ?? '';
  if (previous !== '') return readReleaseAddresses(previous);
  return readAddresses(path.join(process.cwd(), 'public')) ?? noHistory;
}

/** What a folder says of the addresses of its pages; null where it says nothing. */
export function readAddresses(folder: string): AddressHistory | null {
  try {
    return parseHistory(readFileSync(path.join(folder, addressesFile), 'utf8'));
  } catch {
    return null;
  }
}

function listFolders(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
