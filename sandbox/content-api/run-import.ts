import { spawn } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { getSeedSpace } from '../../content-model/seed';
import { seedAssetHost, seedAssetsDirectory } from '../../content-model/seed/build-asset';
import { toContentful } from '../../content-model/to-contentful';
import { toExport } from '../../content-model/to-export';

import type { ContentApi } from './start-content-api';
import type { Seed } from './store/content-store';

/** A newly created space: no content types, Dutch only. */
export function getNewSpace(): Seed {
  const { locales, ...space } = toContentful([]);
  return { space: { ...space, locales: locales.filter((locale) => locale.default) }, assetsDirectory: '.' };
}

/** On a busy machine an import takes a minute. Whoever waits for it must not wait for ever. */
export const importTimeoutMs = 110_000;

/** Runs Contentful's unmodified import tool on an export of the whole demo. Rejects with its output if it fails. */
export async function importDemo(api: ContentApi, folder: string): Promise<void> {
  const [file, assets] = [join(folder, 'content.json'), join(folder, 'assets')];
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify(toExport(getSeedSpace())));
  await cp(seedAssetsDirectory, join(assets, seedAssetHost), { recursive: true });
  const tool = createRequire(__filename)
    .resolve('contentful-import')
    .replace(/dist\/index\.\w+$/, 'bin/contentful-import');
  const child = spawn(
    process.execPath,
    [
      tool,
      ...['--space-id', api.spaceId, '--management-token', api.managementToken],
      ...['--content-file', file, '--upload-assets', '--assets-directory', assets],
      // Options for its client: the API's host, the host of uploads, and a high rate limit.
      ...['--host', api.host, '--host-upload', api.host, '--rate-limit', '500'],
      ...['--use-verbose-renderer', '--error-log-file', join(folder, 'errors.json')],
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_EXTRA_CA_CERTS: api.caFile },
      timeout: importTimeoutMs,
    },
  );
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ]);
  if (code !== 0) throw new Error(`The import failed.\n${output.slice(-2000)}\n${errors.slice(-2000)}`);
}
