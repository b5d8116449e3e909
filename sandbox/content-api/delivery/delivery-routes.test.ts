/** @size medium */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { portraitFile, startTestApi, type TestApi } from '../test-api';

let server: TestApi;

beforeEach(async () => {
  server = await startTestApi();
});

afterEach(() => server.stop());

describe('the content API', () => {
  it('returns its space and locales, with or without the environment in the path', async () => {
    const { body } = await server.fetchApi('https://localhost:0/spaces/sandbox/');
    expect(body).toMatchObject({ sys: { type: 'Space', id: 'sandbox' } });
    const { body: locales } = await server.fetchApi('/locales');
    expect(locales.items).toMatchObject([
      { code: 'nl', default: true, fallbackCode: null },
      { code: 'en', default: false, fallbackCode: 'nl' },
      { code: 'de', default: false, fallbackCode: 'nl' },
    ]);
  });

  it('pages through the content types', async () => {
    const { body } = await server.fetchApi('/content_types?skip=1&limit=1&order=sys.createdAt');
    expect(body).toMatchObject({ total: 2, skip: 1, limit: 1, items: [{ sys: { id: 'teamMember' } }] });
  });

  it('rejects an unknown token with 401 in Contentful’s format', async () => {
    const { status, body } = await server.fetchApi('/entries', 'wrong');
    expect(status).toBe(401);
    expect(body).toMatchObject({
      sys: { type: 'Error', id: 'AccessTokenInvalid' },
      message: 'The access token you sent could not be found or is invalid.',
    });
    expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    '/entries/nobody',
    '/nothing',
    'https://localhost:0/spaces/other/environments/master/entries',
    'https://localhost:0/spaces/sandbox/environments/other/entries',
    'https://localhost:0/hello',
  ])('answers 404 for %s', async (path) => {
    const { status, body } = await server.fetchApi(path);
    expect([status, body.sys.id]).toEqual([404, 'NotFound']);
  });

  it('returns an entry in one locale, with fallback to Dutch and its links', async () => {
    const { body } = await server.fetchApi('/entries?content_type=vacancy&locale=de&fields.place=Veldkampen&include=2');
    expect(body.total).toBe(1);
    expect(body.items).toMatchObject([{ sys: { id: 'mechanic', locale: 'de' }, fields: { title: 'Monteur' } }]);
    expect(body.includes).toMatchObject({ Entry: [{ sys: { id: 'wim' } }], Asset: [{ sys: { id: 'portrait' } }] });
  });

  it.each([
    ['sys.id=driver', ['driver']],
    ['sys.id[in]=driver,wim', ['driver', 'wim']],
    ['content_type=vacancy&order=-fields.title', ['mechanic', 'driver']],
    ['content_type=vacancy&order=fields.title&skip=1&limit=1', ['mechanic']],
    ['content_type=vacancy&fields.contact.sys.id=wim', ['mechanic']],
    ['content_type=vacancy&sys.id[ne]=driver', ['mechanic']],
  ])('finds entries with %s', async (query, ids) => {
    const { body } = await server.fetchApi(`/entries?${query}`);
    expect(body.items.map(({ sys }) => sys.id)).toEqual(ids);
  });

  it.each(['fields.title[match]=x', 'limit=many', 'nonsense=1'])('refuses the query %s', async (query) => {
    const { status, body } = await server.fetchApi(`/entries?${query}`);
    expect([status, body.sys.id]).toEqual([400, 'InvalidQuery']);
  });

  it('returns an asset with a URL without protocol, and its file publicly', async () => {
    const { body } = await server.fetchApi('/assets/portrait');
    const url = String(Reflect.get(Object(body.fields.file), 'url'));
    expect(url).toMatch(/^\/\/localhost:\d+\/files\/portrait\/[0-9a-f]{16}\/wim\.svg$/);
    expect(body.fields.file).toMatchObject({
      contentType: 'image/svg+xml',
      details: { size: portraitFile.length, image: { width: 40, height: 20 } },
    });
    const file = await server.fetchText(`https:${url}`);
    expect(file).toEqual({ status: 200, contentType: 'image/svg+xml', text: portraitFile });
  });

  it('accepts a broken image, and escapes an unusual name in the URL', async () => {
    await writeFile(join(server.dataDir, 'team', 'odd.jpg'), 'no photo');
    const file = { fileName: '100% #2 ë.jpg', contentType: 'image/jpeg', url: '//assets.example/team/odd.jpg' };
    await server.edit({ portrait: { fields: { file: { nl: file } } } });
    const { body } = await server.fetchApi('/assets/portrait');
    expect(body.fields.file).toMatchObject({ fileName: '100% #2 ë.jpg', details: { size: 8 } });
    const url = String(Reflect.get(Object(body.fields.file), 'url'));
    expect(url).toMatch(/\/100%25%20%232%20%C3%AB\.jpg$/);
    expect(await server.fetchText(`https:${url}`)).toMatchObject({ status: 200, text: 'no photo' });
  });
});
