import { readdirSync } from 'node:fs';
import path from 'node:path';

import { getPreviousRelease } from '../../../build/previous-release';
import { isAbsence, readIfThereSync } from '../../../build/read-if-there';

import { addressesFile, mergeHistories, noHistory, type AddressHistory } from './address-history';
import { parseHistory } from './parse-history';

/**
 * The addresses of a release, merged with those of its sibling releases: a release that was rolled back has been
 * published, too. The release's own addresses win. Releases older than this file have none.
 * @param release its folder
 * @throws when the disk does not answer: what a build does not know then would never redirect again
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
 * The addresses that a build starts from: those of the served release (`build/previous-release.ts`), or
 * else of the last build.
 */
export function readKnownAddresses(): AddressHistory {
  const previous = getPreviousRelease();
  if (previous !== null) return readReleaseAddresses(previous);
  return readAddresses(path.join(process.cwd(), 'public')) ?? noHistory;
}

/**
 * The address history in a folder; null if it is missing or invalid.
 * @throws when the disk does not answer
 */
export function readAddresses(folder: string): AddressHistory | null {
  const text = readIfThereSync(path.join(folder, addressesFile));
  return text === null ? null : parseHistory(text);
}

function listFolders(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isAbsence(error)) return [];
    throw error;
  }
}
