import { toEntryAddress } from './entry-address';

const cms = { host: 'cdn.contentful.com', spaceId: 'a1b2', environment: 'master' };
const place = { type: 'hero', id: 'home', field: 'title', locales: ['de', 'en'] };

test('an entry is opened at the field that a finding is about, in the language concerned', () => {
  const base = 'https://app.contentful.com/spaces/a1b2/environments/master';
  expect(toEntryAddress(cms, place)).toBe(`${base}/entries/home?focusedField=title&focusedLocale=de`);
  expect(toEntryAddress(cms, { ...place, locales: [] })).toBe(`${base}/entries/home?focusedField=title`);
  expect(toEntryAddress(cms, { ...place, field: null })).toBe(`${base}/entries/home`);
  expect(toEntryAddress(cms, { ...place, type: 'Asset', field: 'file' })).toBe(`${base}/assets/home`);
});

test.each([
  ['preview.contentful.com', 'https://app.contentful.com/'],
  ['cdn.eu.contentful.com', 'https://app.eu.contentful.com/'],
])('at %s the web app is %s', (host, app) => {
  expect(toEntryAddress({ ...cms, host }, place)?.startsWith(app)).toBe(true);
});

test.each(['localhost:4011', 'cdn.contentful.com.example', 'contentful.example'])('at %s there is none', (host) => {
  expect(toEntryAddress({ ...cms, host }, place)).toBeNull();
});

test('what an id says stays in its part of the address', () => {
  expect(toEntryAddress(cms, { ...place, id: '../x?y', field: null })).toMatch(/entries\/\.\.%2Fx%3Fy$/);
});
