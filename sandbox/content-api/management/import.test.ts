/** @size medium */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createClient } from 'contentful';
import { createClient as createEditor } from 'contentful-management';

import { getNewSpace, importDemo, importTimeoutMs } from '../run-import';
import { startContentApi, type ContentApi } from '../start-content-api';

let folder: string;
let demo: ContentApi;
let imported: ContentApi;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-import-'));
  demo = await startContentApi({ port: 0, dataDir: join(folder, 'demo') });
  imported = await startContentApi({ port: 0, dataDir: join(folder, 'imported'), readSeed: getNewSpace });
  await importDemo(imported, join(folder, 'export'));
}, importTimeoutMs + 10_000);

afterAll(async () => {
  await Promise.all([demo.close(), imported.close()]);
  await rm(folder, { recursive: true });
});

const connect = async ({ spaceId, accessToken, host, caFile }: ContentApi) => {
  const httpsAgent = new Agent({ ca: await readFile(caFile, 'utf8') });
  return createClient({ space: spaceId, accessToken, host, httpsAgent }).withoutLinkResolution.withAllLocales;
};

/** The content of a space for readers, without dates and hosts. */
async function readSpace(api: ContentApi): Promise<object> {
  const client = await connect(api);
  const bare = (item: { sys: { id: string } }) =>
    JSON.parse(JSON.stringify({ ...item, sys: item.sys.id }).replaceAll(api.host, 'host')) as object;
  const sorted = { limit: 1000, order: ['sys.id' as const] };
  return {
    locales: (await client.getLocales()).items.map(({ code, fallbackCode, ...locale }) => [
      code,
      fallbackCode,
      locale.default,
    ]),
    contentTypes: (await client.getContentTypes()).items.sort((a, b) => (a.sys.id < b.sys.id ? -1 : 1)).map(bare),
    entries: (await client.getEntries(sorted)).items.map(bare),
    assets: (await client.getAssets(sorted)).items.map(bare),
  };
}

async function readEditors(api: ContentApi): Promise<unknown> {
  const httpsAgent = new Agent({ ca: await readFile(api.caFile, 'utf8') });
  const client = createEditor({ accessToken: api.managementToken, host: api.host, httpsAgent });
  const environment = await (await client.getSpace(api.spaceId)).getEnvironment('master');
  const { items } = await environment.getEditorInterfaces();
  return Object.fromEntries(items.map(({ sys, controls }) => [sys.contentType.sys.id, controls]));
}

test('the unmodified import tool imports the exported demo completely into a new space', async () => {
  expect(await readSpace(imported)).toEqual(await readSpace(demo));
  expect(await readEditors(imported)).toEqual(await readEditors(demo));
});

test(
  'a second import changes nothing for readers',
  async () => {
    const client = await connect(imported);
    const { nextSyncToken = '' } = await client.sync({ initial: true });
    await importDemo(imported, join(folder, 'export'));
    const { entries, assets, deletedEntries, deletedAssets } = await client.sync({ nextSyncToken });
    expect([entries, assets, deletedEntries, deletedAssets]).toEqual([[], [], [], []]);
    expect(await readSpace(imported)).toEqual(await readSpace(demo));
  },
  importTimeoutMs + 10_000,
);
