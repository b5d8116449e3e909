/** @size small */
import fastify from 'fastify';

import { addMirror, type Frame } from './add-mirror';
import { createDrafts, type Draft } from './drafts';

const toType = (id: string, ...fields: string[]) => ({ sys: { id }, fields: fields.map((field) => ({ id: field })) });
const toEntry = (id: string, type: string): Draft => ({
  sys: { id, type: 'Entry', updatedAt: '', contentType: { sys: { id: type } } },
  fields: { title: { nl: 'Welkom' }, added: { nl: 'Nieuw' } },
});
const asset: Draft = { sys: { id: 'yard', type: 'Asset', updatedAt: '' }, fields: { file: { nl: {} } } };

it('offers an entry with the fields of its content type, as far as that is known, and others when it changes', async () => {
  const drafts = createDrafts();
  drafts.update([toEntry('home', 'hero'), toEntry('other', 'ofAnotherSite'), asset]);
  const frame: Frame = { space: {}, locales: {}, contentTypes: { items: [toType('hero', 'title')] } };
  const server = fastify();
  addMirror(server, { drafts, frame, spaceId: 's', environment: 'e', getHost: () => 'h' });
  const read = async (path: string) => {
    const answer: { items: Draft[] } = (await server.inject(`/spaces/s/environments/e/${path}`)).json();
    return Object.fromEntries(answer.items.map(({ sys, fields }) => [sys.id, Object.keys(fields)]));
  };
  const entries = { home: ['title'], other: ['title', 'added'] };
  expect(await read('sync')).toEqual({ ...entries, yard: ['file'] });
  expect(await read('entries')).toEqual(entries);
  frame.contentTypes = { items: [toType('hero', 'title', 'added')] };
  expect(await read('entries')).toMatchObject({ home: ['title', 'added'] });
});
