/** @size medium */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { findFreePort } from '../scripts/lib/free-port';
import type { CmsRedirect } from '../src/config/cms-redirects';
import { getRedirectRules } from '../src/config/redirect-rules';
import { toAddressTable, type AddressHistory } from '../src/i18n/addresses/address-history';
import { locales } from '../src/i18n/locales';

import { toNginxConfig } from './nginx-config';
import { toItemMap } from './nginx-stock-items';

const folder = mkdtempSync(path.join(tmpdir(), 'nginx-machines-'));
// nginx reads as another user.
chmodSync(folder, 0o755);
let url = '';
let nginx: ChildProcess | null = null;
// Only nginx itself can verify its configuration; without nginx these tests are skipped.
const testWithNginx = spawnSync('nginx', ['-v']).status === 0 ? test : test.skip;

/** The configuration of `deploy/README.md`. */
function writeConfig(port: number): string {
  const file = path.join(folder, 'outer.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log warn; events {}
http {
  access_log off;
  include ${folder}/nginx-machines.conf;
  server { listen 127.0.0.1:${String(port)}; root ${folder}; include ${folder}/nginx.conf; }
}`,
  );
  return file;
}

const history: AddressHistory = {
  pages: {
    home: { nl: ['/'], en: ['/en'] },
    contact: { nl: ['/contact'], de: ['/de/kontakt'] },
    terms: { nl: ['/algemeneVoorwaarden'], de: ['/de/algemeneVoorwaarden'] },
    stockOverview: { nl: ['/occasions'], en: ['/en/occasions'], de: ['/de/anlasse'] },
    'stockCategory tractors': {
      nl: ['/occasions/tractoren', '/occasions/trekkers'],
      en: ['/en/occasions/tractors'],
      de: ['/de/anlasse/traktoren'],
    },
    'vacancy 4MhA': { nl: ['/vacatures/monteur', '/vacatures/4MhA', '/vacatures/4mha', '/vacatures/a b;}'] },
  },
  gone: {},
};
const built = ['/occasions/tractoren/fendt-1', '/de/anlasse/traktoren/fendt-1'];
const live = ['/en/occasions/tractors/fendt-2', '/occasions/tractoren/fendt-2'];
const redirects: CmsRedirect[] = [
  { from: '/Oude Pagina', to: '/contact?a=b#kaart', status: 301 },
  { from: '/en/über-uns', to: 'https://webshop.example/a;b', status: 302 },
  { from: '/old"{}#.php', to: '/contact', status: 301 },
  { from: '/contact', to: '/en', status: 301 },
];
const site = { addresses: toAddressTable(history, locales), machines: built, redirects };

function writeStockItems(addresses: readonly string[], known: Parameters<typeof toItemMap>[1] = site): void {
  writeFileSync(path.join(folder, 'nginx-machines.conf'), toItemMap(addresses, known));
}

beforeAll(async () => {
  const pages = {
    '404/index.html': 'missing',
    'en/404/index.html': 'missing in English',
    'live-machine.html': 'live',
    'en/live-machine.html': 'live in English',
    ...Object.fromEntries(
      [...site.addresses.values()].map((address) => [`${address.slice(1)}/index.html`.replace(/^\//, ''), address]),
    ),
    ...Object.fromEntries(built.map((address) => [`${address.slice(1)}/index.html`, 'built'])),
  };
  for (const [file, text] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  writeFileSync(path.join(folder, 'nginx.conf'), toNginxConfig("default-src 'none'", getRedirectRules(null)));
  writeStockItems(live);
  if (testWithNginx === test.skip) return;
  const port = await findFreePort(8580);
  url = `http://127.0.0.1:${String(port)}`;
  nginx = spawn('nginx', ['-c', writeConfig(port)], { stdio: 'inherit' });
  for (let tries = 0; tries < 50 && (await fetch(url).catch(() => null)) === null; tries += 1) await wait(100);
});
afterAll(async () => {
  if (nginx !== null) {
    const ended = new Promise((resolve) => nginx?.once('exit', resolve));
    nginx.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true });
});

testWithNginx.each([
  ['/occasions/tractoren/fendt-2', 200, 'live'],
  ['/occasions/tractoren/fendt-2?utm_source=x', 200, 'live'],
  ['/occasions/tractoren/fendt-2/', 200, 'live'],
  ['/en/occasions/tractors/fendt-2', 200, 'live in English'],
  ['/occasions/tractoren/fendt-1', 200, 'built'],
  ['/occasions/tractoren/fendt-3', 404, 'missing'],
  ['/occasions/maaidorsers/fendt-2', 200, 'live'],
  ['/occasions/maaidorsers/fendt', 404, 'missing'],
  ['/nl/nope', 404, 'missing'],
  ['/page-data/Contact/page-data.json', 404, 'missing'],
  ['/en/occasions/tractors/fendt-3', 404, 'missing in English'],
  ['/live-machine.html', 404, 'missing'],
  ['/en/live-machine.html', 404, 'missing'],
])('nginx answers %s with %i', async (address, status, body) => {
  const response = await fetch(url + address);
  expect([response.status, await response.text()]).toEqual([status, body]);
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
});

testWithNginx.each([
  ['/nl', '/'],
  ['/nl/', '/'],
  ['/NL/contact?a=b', '/contact?a=b'],
  ['/Contact/', '/contact'],
  ['//Contact//', '/contact'],
  ['//contact', '/contact'],
  ['/contact/index.html/', '/contact'],
  ['/De/AlgemeneVoorwaarden', '/de/algemeneVoorwaarden'],
  ['/algemenevoorwaarden', '/algemeneVoorwaarden'],
  ['/EN', '/en'],
  ['/EN/Stock', '/en/occasions'],
  ['/nl/Trucks', '/'],
  ['/TRUCKS', '/'],
  ['/occasions/trekkers?page=2', '/occasions/tractoren?page=2'],
  ['/nl/Voorraad/TREKKERS/', '/occasions/tractoren'],
  ['/Voorraad/Trekkers', '/occasions/tractoren'],
  ['/vacatures/4mHa', '/vacatures/monteur'],
  // Stock items, by their id.
  ['/occasions/trekkers/deutz-fahr-1', '/occasions/tractoren/fendt-1'],
  ['/Occasions/Tractoren/Fendt-1/', '/occasions/tractoren/fendt-1'],
  ['/occasions/tractoren/1', '/occasions/tractoren/fendt-1'],
  ['/DE/bestand/tractoren/x-1?a=b', '/de/anlasse/traktoren/fendt-1?a=b'],
  ['/nl/anlasse/x/y-1', '/occasions/tractoren/fendt-1'],
  ['/Occasions/tractoren/fendt-2', '/occasions/tractoren/fendt-2'],
])('nginx redirects %s to %s permanently, in one step', async (address, location) => {
  const response = await fetch(url + address, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, location]);
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect((await fetch(url + location, { redirect: 'manual' })).status).toBe(200);
});

test('the tables have the redirects of editors, quoted', () => {
  const map = toItemMap([], { addresses: new Map(), machines: [], redirects });
  expect(map).toContain('map $asked_path $lasting_redirect {\n  "/oude pagina" "/contact?a=b#kaart";\n');
  expect(map).toContain('map $asked_path $passing_redirect {\n  "/en/über-uns" "https://webshop.example/a;b";\n}');
  expect(map).toContain('  "/old\\"{}#.php" "/contact";\n');
});

testWithNginx.each([
  ['/Oude%20Pagina', 301, '/contact?a=b#kaart', 'public, max-age=0, must-revalidate'],
  ['/nl/OUDE%20pagina/?x=1', 301, '/contact?a=b#kaart', 'public, max-age=0, must-revalidate'],
  ['/EN/%C3%BCber-uns', 302, 'https://webshop.example/a;b', 'no-store'],
  ['/en/%C3%BCber-uns/', 302, 'https://webshop.example/a;b', 'no-store'],
  ['/old%22%7B%7D%23.php', 301, '/contact', 'public, max-age=0, must-revalidate'],
] as const)('nginx leads from %s (%i) to %s', async (address, status, location, cache) => {
  const { status: answered, headers } = await fetch(url + address, { redirect: 'manual' });
  expect([answered, headers.get('location'), headers.get('cache-control')]).toEqual([status, location, cache]);
});

testWithNginx('nginx hides no page behind a redirect of an editor', async () => {
  const response = await fetch(`${url}/contact`, { redirect: 'manual' });
  expect([response.status, await response.text()]).toEqual([200, '/contact']);
});

testWithNginx.each(['/x%20/evil', '/x%0d%0aset-cookie:a=b%20/contact', '/%20/contact%20/contact', '/a%7c/x-1%20'])(
  'nginx puts nothing of %s into a redirect',
  async (address) => {
    const response = await fetch(url + address, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([404, null]);
  },
);

testWithNginx('it takes thousands of machines with the longest addresses, and none', () => {
  const long = `${'c'.repeat(60)}/${'p'.repeat(80)}`;
  const many = Array.from({ length: 60_000 }, (_, index) => `/occasions/${long}-${String(index)}`);
  const none = { addresses: new Map<string, string>(), machines: [] };
  for (const addresses of [many, many.slice(0, 300), many.slice(0, 1), []]) {
    writeStockItems(addresses, addresses.length === 1 ? none : { ...site, machines: addresses });
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', writeConfig(1)], { encoding: 'utf8' });
    expect([status, stderr.includes('[warn]')]).toEqual([0, false]);
  }
});
