/** @size medium */
import { readFile, writeFile } from 'node:fs/promises';
import { Agent } from 'node:https';
import { join } from 'node:path';

import { createClient } from 'contentful';

import { startTestApi, type TestApi } from './test-api';

let server: TestApi;

beforeEach(async () => {
  server = await startTestApi();
});

afterEach(() => server.stop());

describe('startContentApi', () => {
  it('does not start with edits that are invalid JSON, and names the fault', async () => {
    await writeFile(join(server.dataDir, 'content-edits.json'), '{ oops');
    await expect(server.start()).rejects.toThrow('content-edits.json cannot be used');
  });

  it('keeps its certificate when it starts again', async () => {
    const before = await readFile(server.getApi().caFile, 'utf8');
    await server.restart();
    expect(await readFile(server.getApi().caFile, 'utf8')).toBe(before);
  });
});

describe("Contentful's own client", () => {
  const connect = async (accessToken = server.getApi().accessToken) => {
    const { spaceId, host, caFile } = server.getApi();
    const httpsAgent = new Agent({ ca: await readFile(caFile, 'utf8') });
    return createClient({ space: spaceId, accessToken, host, httpsAgent, retryOnError: false });
  };

  it('reads entries and resolves their links', async () => {
    const client = await connect();
    const { items } = await client.getEntries({ content_type: 'vacancy', 'sys.id': 'mechanic', include: 2 });
    expect(items).toMatchObject([
      { fields: { title: 'Monteur', contact: { fields: { photo: { fields: { title: 'Wim' } } } } } },
    ]);
  });

  it('syncs, page after page, and then only what changed', async () => {
    const client = (await connect()).withoutLinkResolution;
    const initial = await client.sync({ initial: true, limit: 2 });
    expect([initial.entries.length, initial.assets.length]).toEqual([3, 1]);
    await server.edit({ driver: null, mechanic: { fields: { place: { nl: 'Elders' } } } });
    const delta = await client.sync({ nextSyncToken: initial.nextSyncToken ?? '' });
    expect(delta.entries.map(({ sys }) => sys.id)).toEqual(['mechanic']);
    expect(delta.deletedEntries.map(({ sys }) => sys.id)).toEqual(['driver']);
  });

  it('gets an error for a wrong token', async () => {
    const client = await connect('wrong');
    await expect(client.getSpace()).rejects.toMatchObject({ name: 'AccessTokenInvalid' });
  });
});
