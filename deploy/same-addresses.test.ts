/** @size medium */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

import { startNginx } from '../bench/lib/nginx';
import { findFreePort } from '../scripts/lib/free-port';
import { readDescription } from '../server/releases/description';
import { publishRelease } from '../server/releases/publish-release';
import { createSiteServer } from '../server/site/create-site-server';
import { stockItemPath, writeBuild } from '../server/watch/test-release';
import { noHistory } from '../src/i18n/addresses/address-history';
import { locales } from '../src/i18n/locales';
import { toLocalePath } from '../src/i18n/paths';
import { getPattern, isStaticRoute, routeIds } from '../src/i18n/routes';

import { toHostFiles } from './host-files';

const folder = mkdtempSync(path.join(tmpdir(), 'addresses-'));
// nginx reads as another user.
chmodSync(folder, 0o755);
const releasesDir = path.join(folder, 'releases');
let own: FastifyInstance;
let nginx: ReturnType<typeof startNginx> = null;

beforeAll(async () => {
  const build = path.join(folder, 'build');
  await writeBuild(build);
  const { contentSecurityPolicy = '', machines = [] } = (await readDescription(build)) ?? {};
  const pages = routeIds.filter(isStaticRoute).map((route) => {
    const paths = locales.map((locale) => [locale, [toLocalePath(locale, getPattern(route, locale))]]);
    return [route, Object.fromEntries(paths)] as const;
  });
  const files = toHostFiles({
    ...{ contentSecurityPolicy, rootRedirect: null, files: [], machines },
    history: { ...noHistory, pages: Object.fromEntries(pages) },
  });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(build, name), text);
  await publishRelease({ from: build, releasesDir, keep: 3, now: new Date() });
  own = await createSiteServer({ releasesDir });
  await own.listen({ port: 0, host: '127.0.0.1' });
  nginx = startNginx(releasesDir, await findFreePort(8580));
  while (nginx !== null && (await ask(nginx.url, '/').catch(() => null)) === null) await wait(50);
});
afterAll(async () => {
  nginx?.stop();
  await own.close();
  rmSync(folder, { recursive: true });
});

/** Status and location. Requests the exact path: fetch would normalize it. */
function ask(origin: string, target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(origin, { path: target, agent: false }, (response) => {
      response.resume();
      resolve(`${String(response.statusCode)} ${response.headers.location ?? ''}`.trim());
    }).on('error', reject);
  });
}

/** An address, and the answer of every host. */
const same: readonly (readonly [string, string])[] = [
  ...['/', '/contact', '/contact?x=1', '/%63ontact', '/en', '/occasions', stockItemPath].map(
    (ok) => [ok, '200'] as const,
  ),
  ...['/page-data/app-data.json', '/app-0123456789ab.js', '/?x=%ff'].map((ok) => [ok, '200'] as const),
  ...['/contact/', '/contact//', '//contact', '/contact/index.html', '/Contact', '/CONTACT', '/nl/contact'].map(
    (other) => [other, '301 /contact'] as const,
  ),
  // What a pasted link took from its sentence.
  ...['/contact.', '/contact..', '/contact).', '/contact%20', '/contact%22', '/contact%E2%80%A6', '/contact/.'].map(
    (pasted) => [pasted, '301 /contact'] as const,
  ),
  ['/contact/?x=1', '301 /contact?x=1'],
  ['/contact.?x=1', '301 /contact?x=1'],
  ['/nl', '301 /'],
  ['/nl/', '301 /'],
  ['/index.html', '301 /'],
  ['/EN', '301 /en'],
  ['/en/', '301 /en'],
  ['//occasions', '301 /occasions'],
  ['///Occasions//', '301 /occasions'],
  ['/trucks', '301 /'],
  ['/Trucks/', '301 /'],
  ['/en/stock', '301 /en/occasions'],
  // Former names of a machine, which its id finds.
  ...['/occasions/tractors/Fendt-200010', '/occasions/tractors/other-200010/', '/occasions/wagons/200010.'].map(
    (former) => [former, `301 ${stockItemPath}`] as const,
  ),
  ...['/nope', '/en/nope', '/fr/contact', '/contact/a', '/contact;a=b', '/contact%3Fa', '/contact.html'].map(
    (gone) => [gone, '404'] as const,
  ),
  ...['/404', '/en/404', '/500', '/release.json', '/nginx.conf', '/_headers', '/.env', '/.git/config'].map(
    (hidden) => [hidden, '404'] as const,
  ),
  ...['/app-0123456789ab.js.br', '/nope.js', '/static', '/a%5cb', '/%5c%5cevil.example', '/%0d%0aX:1'].map(
    (no) => [no, '404'] as const,
  ),
  ['/nope/', '301 /nope'],
  ['//evil.example/', '301 /evil.example'],
  ['/%', '400'],
  ['/%zz', '400'],
  [`/${'a'.repeat(3000)}`, '404'],
];

/** Where they differ, and nobody is led astray: nginx takes dots and slashes out of a path before it looks. */
const differing: readonly (readonly [string, string, string])[] = [
  ['/contact%2f', '404', '301 /contact'],
  ['/./contact', '404', '200'],
  ['/a/../contact', '404', '200'],
  ['/../contact', '404', '400'],
  ['/contact/..', '301 /contact', '200'],
  ['/%00', '404', '400'],
  ['/%ff', '400', '404'],
];
const table = [...same.map(([url, answer]) => [url, answer, answer] as const), ...differing];

test.each(table)('the own server answers %s with %s', async (url, answer) => {
  const { port } = own.server.address() as AddressInfo;
  expect(await ask(`http://127.0.0.1:${String(port)}`, url)).toBe(answer);
});

const testWithNginx = spawnSync('nginx', ['-v']).status === 0 ? test : test.skip;
testWithNginx.each(table)('nginx answers %s as the own server does (%s), but for seven: %s', async (url, _, answer) => {
  expect(await ask(nginx?.url ?? '', url)).toBe(answer);
});
