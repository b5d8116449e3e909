import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { contentTypes } from '../content-model';
import { getSeedSpace } from '../content-model/seed';
import { seedAssetHost, seedAssetsDirectory } from '../content-model/seed/build-asset';
import { toContentful } from '../content-model/to-contentful';
import { toExport } from '../content-model/to-export';

/**
 * `npm run content-model:export`: writes the content model in the format of Contentful's import tool, with `--demo` the
 * demo's entries and images as well. `-- --to folder` replaces the default folder `content-model-export/`.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { demo: { type: 'boolean', default: false }, to: { type: 'string', default: 'content-model-export' } },
  });
  const { demo, to } = values;
  const space = demo ? getSeedSpace() : toContentful(contentTypes);
  await rm(path.join(to, 'assets'), { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  const file = path.join(to, 'content.json');
  await writeFile(file, `${JSON.stringify(toExport(space), null, 2)}\n`);
  // The import tool looks up an asset's file in a folder named after its host.
  if (demo) await cp(seedAssetsDirectory, path.join(to, 'assets', seedAssetHost), { recursive: true });
  const counts = [space.contentTypes, space.entries, space.assets].map(({ length }) => String(length));
  console.log(`Wrote ${file}: ${counts[0]} content types, ${counts[1]} entries, ${counts[2]} images.`);
  console.log('To import it into a space with the default locale nl and your management token, run:');
  const assets = demo ? ` --upload-assets --assets-directory ${path.join(to, 'assets')}` : '';
  console.log(`  npx contentful-import --space-id SPACE --management-token TOKEN --content-file ${file}${assets}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
