/** @size medium */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { FastifyInstance } from 'fastify';

import { cmsRedirectsFile } from '../../src/config/cms-redirects';
import { addressesFile } from '../../src/i18n/addresses/address-history';
import type * as Faults from '../../src/testing/faults/faults';
import { failEveryCall } from '../../src/testing/faults/faults';
import { publishRelease } from '../releases/publish-release';
import { switchRelease } from '../releases/switch-release';
import { writeBuild } from '../watch/test-release';

import { createSiteServer } from './create-site-server';

jest.mock('node:fs', () => jest.requireActual<typeof Faults>('../../src/testing/faults/faults').toFailingSync());
jest.mock('node:fs/promises', () =>
  jest.requireActual<typeof Faults>('../../src/testing/faults/faults').toFailingPromises(),
);

const folder = mkdtempSync(path.join(tmpdir(), 'disk-faults-'));
const releasesDir = path.join(folder, 'releases');
const [first, second] = ['20261101-000000', '20261102-000000'] as const;
let server: FastifyInstance;

beforeAll(async () => {
  const history = { pages: { about: { nl: ['/contact', '/over'] } }, gone: {} };
  for (const [day, words] of ['First', 'Second'].entries()) {
    const from = path.join(folder, 'build');
    await writeBuild(from, { words, only: ['/', '/contact', '/404', '/500'] });
    writeFileSync(path.join(from, addressesFile), JSON.stringify(history));
    writeFileSync(path.join(from, cmsRedirectsFile), JSON.stringify([{ from: '/actie', to: '/contact', status: 301 }]));
    await publishRelease({ from, releasesDir, keep: 5, now: new Date(Date.UTC(2026, 10, day + 1)) });
  }
  // The history of addresses is that of one release: no other one makes up for it.
  rmSync(path.join(releasesDir, first, addressesFile));
});
beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(async () => {
  await server.close();
  jest.restoreAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a visitor gets: the status, and where a redirect leads or which release a page is of. */
async function get(url: string): Promise<[status: number, what: string]> {
  const { statusCode, headers, body } = await server.inject({ url, headers: { 'accept-encoding': 'identity' } });
  if (statusCode === 301) return [statusCode, String(headers.location)];
  const isWhole = body.trimEnd().endsWith('</html>');
  return [statusCode, isWhole ? (/First|Second/.exec(body)?.[0] ?? '') : 'not whole'];
}

const right: [url: string, status: number, what: string][] = [
  ['/contact', 200, 'Second'],
  ['/over', 301, '/contact'],
  ['/actie', 301, '/contact'],
];

test.each(right)(
  'a server that begins with a fault answers %s rightly or says that it cannot',
  async (url, ...answer) => {
    let got: [number, string] = [0, ''];
    const calls = await failEveryCall({
      reset: async () => {
        server = await createSiteServer({ releasesDir });
      },
      run: async () => {
        got = await get(url);
      },
      check(at) {
        if (got[0] < 500) expect([at, ...got]).toEqual([at, ...answer]);
      },
      async heal(at) {
        expect([at, ...(await get(url))]).toEqual([at, ...answer]);
        await server.close();
      },
    });
    expect(calls).toBeGreaterThan(5);
  },
);

test('a server that has a release serves it on while another cannot be read, and then that one', async () => {
  await failEveryCall({
    async reset() {
      await switchRelease(releasesDir, first);
      server = await createSiteServer({ releasesDir });
      expect(await get('/contact')).toEqual([200, 'First']);
      await switchRelease(releasesDir, second);
    },
    async run() {
      const [status, what] = await get('/contact');
      if (status < 500) expect([status, what]).toEqual([200, expect.stringMatching(/^(First|Second)$/)]);
    },
    check: () => undefined,
    async heal(at) {
      for (const [url, ...answer] of right) expect([at, url, ...(await get(url))]).toEqual([at, url, ...answer]);
      await server.close();
    },
  });
  expect(readFileSync(path.join(releasesDir, 'current', addressesFile), 'utf8')).toContain('/over');
});
