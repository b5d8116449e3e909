/** @size medium */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { contentTypes } from '../../../content-model';
import { readMigrations } from '../../../content-model/migrate/migrations';
import { toContentful } from '../../../content-model/to-contentful';
import { startContentApi, type ContentApi } from '../start-content-api';

const timeoutMs = 110_000;
let folder: string;
let api: ContentApi;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
});
afterEach(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

/** Runs the command against the demo's space, with Contentful's own tool and client. */
async function migrate(...words: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/content-model-migrate.ts', ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
    env: {
      ...process.env,
      ...{ CONTENTFUL_SPACE_ID: api.spaceId, CONTENTFUL_ENVIRONMENT: api.environment },
      ...{ CONTENTFUL_MANAGEMENT_TOKEN: api.managementToken, CONTENTFUL_MANAGEMENT_HOST: api.host },
      NODE_EXTRA_CA_CERTS: api.caFile,
    },
  });
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ]);
  return { code, output: output + errors };
}

test(
  'a space goes back to each model and forth again, twice without a change',
  async () => {
    const space = toContentful(contentTypes);
    api = await startContentApi({ port: 0, dataDir: folder, readSeed: () => ({ space, assetsDirectory: folder }) });
    const migrations = await readMigrations();
    const total = String(migrations.length);
    const said = (applied: number) => `The space has ${String(applied)} of ${total} migrations.`;
    expect((await migrate('up')).output).toContain(said(migrations.length));
    for (let applied = migrations.length - 1; applied >= 0; applied -= 1)
      expect(await migrate('down')).toMatchObject({
        code: 0,
        output: expect.stringContaining(said(applied)) as string,
      });
    expect((await migrate()).output).toMatch(/^to do/);
    expect(await migrate('up')).toMatchObject({
      code: 0,
      output: expect.stringContaining(said(migrations.length)) as string,
    });
    expect((await migrate('up')).output.trim()).toBe(said(migrations.length));
  },
  10 * timeoutMs,
);

test(
  'a type that has entries stays with all of them, and the command says why',
  async () => {
    api = await startContentApi({ port: 0, dataDir: folder });
    // Back to the first migration that made a type.
    let down = await migrate('down');
    for (let left = (await readMigrations()).length; down.code === 0 && left > 0; left -= 1)
      down = await migrate('down');
    expect(down.code).toBe(1);
    expect(down.output).toContain('cannot be deleted because it has entries');
    expect((await migrate()).output).toMatch(/^applied/);
  },
  5 * timeoutMs,
);
