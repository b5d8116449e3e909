import { stat } from 'node:fs/promises';
import path from 'node:path';

import { cmsRedirectsFile } from '../../../config/cms-redirects';
import { readSettings } from '../../../config/env';
import { noHistory, toAddressTable } from '../../../i18n/addresses/address-history';
import { readAddresses } from '../../../i18n/addresses/read-addresses';
import { locales } from '../../../i18n/locales';
import { toDealerDay } from '../../../lib/dealer-day';
import { getPublicFolder, writeChanged } from '../../artifacts/write-changed';
import { getPagePlan } from '../../pages/page-plan';
import { isOf } from '../checks/facts';
import { addToReport, getEntries } from '../read-content';

import { createPlaces } from './places';
import { listPaths, resolveRedirects } from './resolve-redirects';

/**
 * Writes the redirects that editors keep into the release, and adds to the report which of them lead nowhere. To be
 * called when all pages and files are there: no redirect hides one.
 */
export async function writeRedirects(): Promise<void> {
  const entries = getEntries().filter(isOf('redirect'));
  const { siteUrl } = readSettings(process.env);
  const { stockItems, withoutPage } = getPagePlan();
  const find = createPlaces({
    existing: await findExisting(listPaths(entries, siteUrl)),
    addresses: toAddressTable(readAddresses(getPublicFolder()) ?? noHistory, locales),
    stockItems: [...stockItems, ...withoutPage].flatMap(({ paths }) => Object.values(paths)),
  });
  const { redirects, findings } = resolveRedirects(entries, { siteUrl, today: toDealerDay(new Date()), find });
  await writeChanged(cmsRedirectsFile, JSON.stringify(redirects));
  await addToReport(findings);
}

/** Those of the paths at which the build has a page or a file, in the capitals that it has. */
async function findExisting(paths: readonly string[]): Promise<string[]> {
  const spellings = [...new Set(paths.flatMap((one) => [one, one.toLowerCase()]))];
  const found = await Promise.all(
    spellings.map(async (one) => ((await isFile(one)) || (await isFile(`${one}/index.html`)) ? [one] : [])),
  );
  return found.flat();
}

function isFile(name: string): Promise<boolean> {
  return stat(path.join(getPublicFolder(), name)).then(
    (found) => found.isFile(),
    () => false,
  );
}
