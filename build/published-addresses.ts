import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { descriptionFile, isDescription } from '../server/releases/description';
import { addressesFile } from '../src/i18n/addresses/address-history';
import { parseHistory } from '../src/i18n/addresses/parse-history';

const timeoutMs = 15_000;

/**
 * On a host that keeps no releases: a folder that stands for the one that is served, with what the site itself says of
 * the addresses that it has published.
 * Where it does not, that is what the build before said, if the host kept it. Null: nothing is known, as before the
 * first release.
 * @param siteUrl where the site is reached
 * @param buildDir the folder of the build before
 */
export async function fetchPublishedState(siteUrl: string, buildDir: string): Promise<string | null> {
  const fetched = await fetchFile(siteUrl, addressesFile, (text) => parseHistory(text) !== null);
  const addresses = fetched ?? (await readBefore(buildDir, addressesFile));
  if (addresses === null) return null;
  const folder = await mkdtemp(path.join(tmpdir(), 'published-'));
  await writeFile(path.join(folder, addressesFile), addresses);
  const description =
    (await fetchFile(siteUrl, descriptionFile, isDescription)) ?? (await readBefore(buildDir, descriptionFile));
  if (description !== null) await writeFile(path.join(folder, descriptionFile), description);
  return folder;
}

function readBefore(buildDir: string, file: string): Promise<string | null> {
  return readFile(path.join(buildDir, file), 'utf8').catch(() => null);
}

/** A file of the site, if it is what it should be; that there is none is nothing to speak of. */
async function fetchFile(siteUrl: string, file: string, isRight: (text: string) => boolean): Promise<string | null> {
  const url = `${siteUrl.replace(/\/$/, '')}/${file}`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.status === 404) return null;
    const text = await response.text();
    if (response.status === 200 && isRight(text)) return text;
    throw new Error(`it answered with status ${String(response.status)}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(
      `The addresses that the site has published cannot be read at ${url}: ${reason}. Some that it had may lead nowhere.`,
    );
    return null;
  }
}
