/** @size medium */
import { toLink } from '../../../content-model/contentful-format';
import { startTestApi, type Body, type TestApi } from '../test-api';

let server: TestApi;

beforeEach(async () => {
  server = await startTestApi();
});

afterEach(() => server.stop());

const toKeys = ({ items }: Body) => items.map(({ sys }) => `${sys.type}:${sys.id}`);

describe('sync', () => {
  it('returns everything at first, with values in every locale', async () => {
    const { body } = await server.fetchApi('/sync?initial=true&limit=1000');
    expect(toKeys(body)).toEqual(['Asset:portrait', 'Entry:driver', 'Entry:mechanic', 'Entry:wim']);
    expect(body.items[2]?.fields).toMatchObject({
      title: { nl: 'Monteur', en: 'Mechanic' },
      contact: { nl: toLink('Entry', 'wim') },
    });
  });

  it('returns pages beyond the limit, with each item once', async () => {
    const { body: first } = await server.fetchApi('/sync?initial=true&limit=3');
    expect([first.items.length, first.nextSyncUrl]).toEqual([3, undefined]);
    const { body: second } = await server.fetchApi(first.nextPageUrl ?? '');
    expect(second.nextPageUrl).toBeUndefined();
    expect([...toKeys(first), ...toKeys(second)]).toHaveLength(4);
    expect((await server.fetchApi(second.nextSyncUrl ?? '')).body.items).toEqual([]);
  });

  it('returns changed, new and deleted items since the token, once', async () => {
    const { body: initial } = await server.fetchApi('/sync?initial=true');
    await server.edit({
      mechanic: { fields: { title: { de: 'Mechaniker' }, place: null } },
      driver: null,
      baker: { contentType: 'vacancy', fields: { title: { nl: 'Bakker' } } },
      portrait: { fields: { title: { nl: 'Wim, lachend' } } },
    });
    const { body: delta } = await server.fetchApi(initial.nextSyncUrl ?? '');
    expect(toKeys(delta)).toEqual(['Asset:portrait', 'Entry:baker', 'DeletedEntry:driver', 'Entry:mechanic']);
    expect(delta.items[3]?.fields).toEqual({
      title: { nl: 'Monteur', en: 'Mechanic', de: 'Mechaniker' },
      contact: { nl: toLink('Entry', 'wim') },
    });
    expect((await server.fetchApi(delta.nextSyncUrl ?? '')).body.items).toEqual([]);
  });

  it('returns a deleted asset', async () => {
    const { body: initial } = await server.fetchApi('/sync?initial=true');
    await server.edit({ portrait: null });
    expect(toKeys((await server.fetchApi(initial.nextSyncUrl ?? '')).body)).toEqual(['DeletedAsset:portrait']);
  });

  it('changes revision and date of changed content only', async () => {
    const { body: before } = await server.fetchApi('/sync?initial=true');
    await server.edit({ mechanic: { fields: { place: { nl: 'Elders' } } } });
    const { body: after } = await server.fetchApi('/sync?initial=true');
    const changed = after.items.filter(({ sys }, index) => sys.updatedAt !== before.items[index]?.sys.updatedAt);
    expect(changed.map(({ sys }) => [sys.id, sys.revision])).toEqual([['mechanic', 2]]);
  });

  it('keeps its tokens and dates after a restart', async () => {
    await server.edit({ mechanic: { fields: { place: { nl: 'Elders' } } } });
    const { body: before } = await server.fetchApi('/sync?initial=true');
    await server.restart();
    expect((await server.fetchApi(before.nextSyncUrl ?? '')).body.items).toEqual([]);
    const { body: after } = await server.fetchApi('/sync?initial=true');
    expect(after.items.map(({ sys }) => sys.updatedAt)).toEqual(before.items.map(({ sys }) => sys.updatedAt));
    await server.edit({ driver: null });
    expect(toKeys((await server.fetchApi(before.nextSyncUrl ?? '')).body)).toContain('DeletedEntry:driver');
  });

  it.each(['0123456789abcdef0123456789abcdef', '../revisions', 'bm9uc2Vuc2U'])(
    'refuses the unknown token %s',
    async (token) => {
      const { status, body } = await server.fetchApi(`/sync?sync_token=${token}`);
      expect([status, body.sys.id, body.message]).toEqual([400, 'BadRequest', 'The sync token is invalid.']);
    },
  );
});
