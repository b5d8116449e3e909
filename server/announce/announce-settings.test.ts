import { findObstacle, readAnnounceSettings } from './announce-settings';

const key = '6f1c0d6e-2b3a';

test('without a key nothing is announced; with one to IndexNow, or to what a setting says', () => {
  expect(readAnnounceSettings({})).toBeNull();
  expect(readAnnounceSettings({ INDEXNOW_KEY: ' ' })).toBeNull();
  const endpoint = 'https://api.indexnow.org/indexnow';
  expect(readAnnounceSettings({ INDEXNOW_KEY: ` ${key} ` })).toEqual({ key, endpoint });
  const own = 'https://www.search.example/indexnow';
  expect(readAnnounceSettings({ INDEXNOW_KEY: key, INDEXNOW_URL: own })).toEqual({ key, endpoint: own });
});

test.each(['1234567', 'x'.repeat(129), 'with space', '../release', 'schlüssel-schlüssel', 'a_b_c_d_e'])(
  '%s is no key',
  (wrong) => {
    expect(() => readAnnounceSettings({ INDEXNOW_KEY: wrong })).toThrow('INDEXNOW_KEY must have 8 to 128 characters');
  },
);

test.each(['12345678', 'A-'.repeat(64)])('%s is a key', (right) => {
  expect(readAnnounceSettings({ INDEXNOW_KEY: right })?.key).toBe(right);
});

test('all that is wrong is named at once', () => {
  const read = () => readAnnounceSettings({ INDEXNOW_KEY: 'short', INDEXNOW_URL: 'api.indexnow.org' });
  expect(read).toThrow('INDEXNOW_KEY');
  expect(read).toThrow('INDEXNOW_URL must be a whole http or https address');
});

const cms = { spaceId: 'a', accessToken: 'b', environment: 'master', host: 'cdn.contentful.com' };

test.each([
  ['https://www.dealer.example', cms.host, null],
  ['https://testa.example/site', cms.host, null],
  ['https://www.dealer.example', 'preview.contentful.com', 'drafts'],
  ['http://www.dealer.example', cms.host, 'no https'],
  ['https://localhost:8443', cms.host, 'no public host'],
  ['https://192.168.1.20', cms.host, 'no public host'],
  ['https://[::1]', cms.host, 'no public host'],
  ['https://site.internal', cms.host, 'no public host'],
  ['https://staging.dealer.example', cms.host, 'a trial'],
  ['https://test-2.dealer.example', cms.host, 'a trial'],
  ['https://preview.dealer.example', cms.host, 'a trial'],
])('%s with content of %s: %s', (siteUrl, host, reason) => {
  const obstacle = findObstacle({ siteUrl, contentful: { ...cms, host } });
  if (reason === null) expect(obstacle).toBeNull();
  else expect(obstacle).toContain(reason);
});

test('the demo content does not keep a public site from being announced', () => {
  expect(findObstacle({ siteUrl: 'https://www.dealer.example', contentful: null })).toBeNull();
});
