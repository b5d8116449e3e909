import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { addressesFile, type AddressHistory } from '../../src/i18n/addresses/address-history';
import { parseHistory } from '../../src/i18n/addresses/parse-history';
import { readAddresses } from '../../src/i18n/addresses/read-addresses';

const timeoutMs = 15_000;

/**
 * On a host that keeps no releases: a folder that stands for the one that is served, with the addresses that it has published, which the site itself
 * says. Where it does not, they are those of the build before, if the host kept that. Null: nothing is known, as before the first release.
 * @param siteUrl where the site is reached
 * @param buildDir the folder of the build before
 */
export async function fetchPublishedAddresses(siteUrl: string, buildDir: string): Promise<string | null> {
  const history = (await fetchHistory(`${siteUrl.replace(/\/$/, '')}/${addressesFile}`)) ?? readAddresses(buildDir);
  if (history === null) return null;
  const folder = await mkdtemp(path.join(tmpdir(), 'published-'));
  await writeFile(path.join(folder, addressesFile), JSON.stringify(history));
  return folder;
}

async function fetchHistory(url: string): Promise<AddressHistory | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    const history = response.status === 200 ? parseHistory(await response.text()) : null;
    if (history === null && response.status !== 404)
      throw new Error(`it answered with status ${String(response.status)}`);
    return history;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(
      `The addresses that the site has published cannot be read at ${url}: ${reason}. Some that it had may lead nowhere.`,
    );
    return null;
  }
}
