/** @size medium */
import { toLink } from '../../../content-model/contentful-format';
import { startTestApi, type Body, type TestApi } from '../test-api';
import { connectEditor, disconnectEditor } from '../test-editor';

let server: TestApi;

beforeEach(async () => {
  server = await startTestApi();
});

afterEach(async () => {
  disconnectEditor();
  await server.stop();
});

const connect = () => connectEditor(server);

const getTitle = async () => (await server.fetchApi('/entries/mechanic')).body.fields.title;

/** Fetches from the Preview API by its host name. */
async function fetchPreview(path: string): Promise<{ status: number; body: Body }> {
  const { host, previewToken } = server.getApi();
  const headers = { Authorization: `Bearer ${previewToken}`, Host: `preview.${host}` };
  const { status, text } = await server.fetchText(`https://${host}/spaces/sandbox/environments/master${path}`, headers);
  return { status, body: JSON.parse(text) as Body };
}

describe('an editor', () => {
  it('changes an entry: previews show it at once, readers after publishing', async () => {
    const environment = await connect();
    const entry = await environment.getEntry('mechanic');
    entry.fields.title = { nl: 'Allround monteur' };
    const saved = await entry.update();
    expect(saved.isUpdated()).toBe(true);
    expect(await getTitle()).toBe('Monteur');
    expect((await fetchPreview('/entries/mechanic')).body.fields.title).toBe('Allround monteur');
    await saved.publish();
    expect(await getTitle()).toBe('Allround monteur');
  });

  it('cannot overwrite a newer version of somebody else', async () => {
    const environment = await connect();
    const [first, second] = [await environment.getEntry('mechanic'), await environment.getEntry('mechanic')];
    await first.update();
    await expect(second.update()).rejects.toMatchObject({ name: 'VersionMismatch' });
    await expect(second.publish()).rejects.toMatchObject({ name: 'VersionMismatch' });
  });

  it('takes an entry offline, and deletes it only then', async () => {
    const entry = await (await connect()).getEntry('driver');
    await expect(entry.delete()).rejects.toMatchObject({ name: 'BadRequest' });
    const { body } = await server.fetchApi('/sync?initial=true');
    const token = new URL(body.nextSyncUrl ?? '').searchParams.get('sync_token') ?? '';
    const draft = await entry.unpublish();
    expect((await server.fetchApi('/entries/driver')).status).toBe(404);
    expect((await fetchPreview('/entries/driver')).status).toBe(200);
    await draft.delete();
    expect((await fetchPreview('/entries/driver')).status).toBe(404);
    const delta = await server.fetchApi(`/sync?sync_token=${token}`);
    expect(delta.body.items).toMatchObject([{ sys: { id: 'driver', type: 'DeletedEntry' } }]);
  });

  it('creates an entry that readers see after publishing only', async () => {
    const environment = await connect();
    const entry = await environment.createEntry('vacancy', { fields: { title: { nl: 'Verkoper' } } });
    expect((await server.fetchApi('/entries')).body.total).toBe(3);
    await entry.publish();
    expect((await server.fetchApi('/entries')).body.total).toBe(4);
    await server.restart();
    expect((await server.fetchApi(`/entries/${entry.sys.id}`)).body.fields.title).toBe('Verkoper');
  });

  it.each([
    ['a field that the type does not have', { title: { nl: 'Kok' }, colour: { nl: 'rood' } }, 'save'],
    ['a language that the space does not have', { title: { nl: 'Kok', fr: 'Cuisinier' } }, 'save'],
    ['a number for a title', { title: { nl: 7 } }, 'save'],
    ['a title of more than 256 characters', { title: { nl: 'x'.repeat(257) } }, 'save'],
    ['no title', { place: { nl: 'Veldkampen' } }, 'publish'],
    ['a title in German only', { title: { de: 'Koch' } }, 'publish'],
    ['a contact who does not exist', { title: { nl: 'Kok' }, contact: { nl: toLink('Entry', 'gone') } }, 'publish'],
    ['a vacancy for a contact', { title: { nl: 'Kok' }, contact: { nl: toLink('Entry', 'driver') } }, 'publish'],
    ['a salary out of its range', { title: { nl: 'Kok' }, salaryMin: { nl: -1 } }, 'publish'],
  ])('is stopped with %s', async (_, fields, at) => {
    const environment = await connect();
    const save = () => environment.createEntryWithId('vacancy', 'cook', { fields });
    if (at === 'save') return expect(save()).rejects.toMatchObject({ name: 'InvalidEntry' });
    const entry = await save();
    return expect(entry.publish()).rejects.toMatchObject({ name: 'InvalidEntry' });
  });

  it('cannot use an id with a space', async () => {
    const made = (await connect()).createEntryWithId('vacancy', 'kok 2', { fields: { title: { nl: 'Kok' } } });
    await expect(made).rejects.toMatchObject({ name: 'ValidationFailed' });
  });

  it('uploads an image, which is served once processed and keeps its file when its title changes', async () => {
    const environment = await connect();
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"/>';
    const asset = await environment.createAssetFromFiles({
      fields: {
        title: { nl: 'Vierkant' },
        description: {},
        file: { nl: { contentType: 'image/svg+xml', fileName: 'square.svg', file: picture } },
      },
    });
    const processed = await asset.processForAllLocales();
    processed.fields.title = { nl: 'Vierkantje' };
    await (await processed.update()).publish();
    const { body } = await server.fetchApi(`/assets/${asset.sys.id}`);
    expect(body.fields).toMatchObject({ title: 'Vierkantje', file: { details: { image: { width: 9, height: 9 } } } });
    const { text } = await server.fetchText(`https:${(body.fields.file as { url: string }).url}`);
    expect(text).toBe(picture);
  });
});

it('the Preview API accepts its own token only, and has no delta', async () => {
  const { host, accessToken } = server.getApi();
  const headers = { Authorization: `Bearer ${accessToken}`, Host: `preview.${host}` };
  expect((await server.fetchText(`https://${host}/spaces/sandbox/entries`, headers)).status).toBe(401);
  const { body } = await fetchPreview('/sync?initial=true');
  const token = new URL(body.nextSyncUrl ?? '').searchParams.get('sync_token') ?? '';
  expect((await fetchPreview(`/sync?sync_token=${token}`)).status).toBe(400);
});
