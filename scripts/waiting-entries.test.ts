/** @size medium */
import type { Placed } from '../content-model/content-report';
import { startTestApi, type TestApi } from '../sandbox/content-api/test-api';
import { connectEditor, disconnectEditor } from '../sandbox/content-api/test-editor';
import { createWaitingReader, type DeskCms } from '../server/desk/read-waiting';
import { createCmsReader } from '../server/preview/read-cms';

let server: TestApi;
let cms: DeskCms;
let time = 0;

beforeEach(async () => {
  server = await startTestApi();
  const { host, caFile, spaceId, environment, accessToken, previewToken } = server.getApi();
  const space = { caFile, spaceId, environment };
  cms = {
    published: { ...space, host, accessToken },
    drafts: { ...space, host: `preview.${host}`, accessToken: previewToken },
  };
  time = 0;
});
afterEach(async () => {
  disconnectEditor();
  await server.stop();
});

const connect = () => connectEditor(server);

/** What a release says that is built now. */
async function build(): Promise<Record<string, Placed>> {
  const reader = createCmsReader(cms.published);
  const all = [...(await reader.readAll('Entry')), ...(await reader.readAll('Asset'))];
  return Object.fromEntries(
    all.map(({ sys }) => [`${sys.type} ${sys.id}`, { updatedAt: sys.updatedAt, on: [`/${sys.id}`] }]),
  );
}

it('follows an entry from its draft to the release that has it', async () => {
  const release = await build();
  const read = createWaitingReader(cms, () => time);
  const readNow = () => {
    time += 60_000;
    return read(release);
  };
  expect(await readNow()).toEqual({ status: 'known', withDrafts: true, entries: [] });

  const entry = await (await connect()).getEntry('mechanic');
  entry.fields.title = { nl: 'Allround monteur' };
  const draft = await entry.update();
  const row = { change: 'changed', type: 'Vacancy', title: 'Allround monteur', on: ['/mechanic'] };
  expect(await readNow()).toMatchObject({ entries: [{ ...row, state: 'draft' }] });

  const published = await draft.publish();
  expect(await readNow()).toMatchObject({ entries: [{ ...row, state: 'published' }] });
  expect(await read(await build())).toMatchObject({ entries: [] });

  await published.unpublish();
  expect(await readNow()).toMatchObject({ entries: [{ ...row, state: 'published', change: 'taken off' }] });
});

it('knows a draft that was written before anybody looked at drafts', async () => {
  const release = await build();
  const entry = await (await connect()).getEntry('driver');
  entry.fields.title = { nl: 'Chauffeur (v/m)' };
  await entry.update();
  const row = { state: 'draft', change: 'changed', title: 'Chauffeur (v/m)' };
  expect(await createWaitingReader(cms, () => time)(release)).toMatchObject({ entries: [row] });
});

it('asks the CMS once in half a minute, and reads no drafts without a token', async () => {
  const release = await build();
  const read = createWaitingReader({ ...cms, drafts: null }, () => time);
  expect(await read(release)).toEqual({ status: 'known', withDrafts: false, entries: [] });
  const entry = await (await connect()).getEntry('driver');
  await entry.unpublish();
  expect(await read(release)).toMatchObject({ entries: [] });
  time += 30_000;
  expect(await read(release)).toMatchObject({ entries: [{ title: 'driver', change: 'taken off' }] });
});

it('says in one sentence why nothing is known, without the token', async () => {
  const wrong = { ...cms, drafts: { ...cms.published, accessToken: 'secret' } };
  const read = createWaitingReader(wrong, () => time);
  const { host } = cms.published;
  const reason = `The CMS at ${host} rejects the token: it has to be a token of the Delivery API of this space.`;
  expect(await read(await build())).toEqual({ status: 'unknown', reason });
  const older = 'This release does not say what it was built of; the next one does.';
  expect(await read({})).toEqual({ status: 'unknown', reason: older });
});
