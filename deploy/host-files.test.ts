/** @size medium */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

import { startNginx } from '../bench/lib/nginx';
import { findFreePort } from '../scripts/lib/free-port';
import { commonHeaders, drawingPolicy, securityHeaders } from '../src/config/headers';
import { getRedirectRules } from '../src/config/redirect-rules';

import { toHostFiles } from './host-files';

const files = toHostFiles({
  contentSecurityPolicy: "default-src 'none'; script-src 'self' 'sha256-abc='",
  rootRedirect: '/occasions',
  files: ['index.html', 'app-0123456789ab.js', 'static/logo.svg'],
});
const { _redirects: redirects = '', _headers: headers = '', 'nginx.conf': nginx = '' } = files;

test('_redirects has every redirect, the temporary one first, and the 404 page of each language', () => {
  const lines = redirects.trim().split('\n');
  expect(lines[0]).toBe('/  /occasions  302!');
  expect(lines).toEqual(
    expect.arrayContaining([
      '/trucks  /  301!',
      '/en/stock/:category/:product  /en/occasions/:category/:product  301!',
      '/de/*  /de/404  404',
    ]),
  );
  expect(lines).toHaveLength(getRedirectRules('/occasions').length + 4);
  expect(lines).toEqual(expect.arrayContaining(['/nl  /  301!', '/nl/*  /:splat  301!']));
  // The first matching line wins, so the 404 lines come last.
  expect(lines.findIndex((line) => line.endsWith('404'))).toBe(lines.length - 2);
});

test('_redirects has every former path of a page, and paths with capitals in lower case', () => {
  const history = {
    pages: {
      terms: { nl: ['/algemeneVoorwaarden'] },
      'stockCategory tractors': { nl: ['/occasions/trekkers', '/occasions/tractoren'] },
      'vacancy 4MhA': { en: ['/en/vacancies/driver', '/en/vacancies/4MhA'] },
      // A former path that belongs to another page now does not redirect; an invalid path is left out.
      'stockCategory wagons': { nl: ['/occasions/wagens', '/occasions/trekkers', '/occasions/a b\n/*  /evil'] },
    },
    gone: { 'vacancy old': { nl: ['/vacatures/old'] } },
    machines: {
      7: ['/occasions/tractoren/deutz-7', '/en/occasions/tractors/deutz-7'],
      8: ['/occasions/a/gone-8'],
      9: ['/occasions/tractoren/claas-9', '/occasions/wagens/9'],
    },
  };
  // The first path of the last one is below a former category, whose line covers it.
  const stockItems = ['/occasions/trekkers/claas-9', '/occasions/trekkers/fendt-7', '/en/occasions/tractors/fendt-7'];
  const site = { contentSecurityPolicy: '', rootRedirect: null, files: [], history, machines: stockItems };
  const { _redirects: text = '' } = toHostFiles(site);
  const lines = text.trim().split('\n');
  expect(lines.slice(getRedirectRules(null).length + 2, -2).sort()).toEqual([
    '/algemenevoorwaarden  /algemeneVoorwaarden  301',
    '/en/occasions/tractors/deutz-7  /en/occasions/tractors/fendt-7  301',
    '/en/vacancies/4MhA  /en/vacancies/driver  301',
    '/en/vacancies/4mha  /en/vacancies/driver  301',
    '/occasions/tractoren  /occasions/trekkers  301',
    '/occasions/tractoren/:product  /occasions/trekkers/:product  301',
    '/occasions/tractoren/deutz-7  /occasions/trekkers/fendt-7  301',
    '/occasions/wagens/9  /occasions/trekkers/claas-9  301',
  ]);
});

test('_redirects has the redirects of editors: behind what the site has, before the 404 pages', () => {
  const { _redirects: text = '' } = toHostFiles({
    ...{ contentSecurityPolicy: '', rootRedirect: null, files: [] },
    redirects: [
      { from: '/Oude Pagina', to: '/contact#kaart', status: 301 },
      { from: '/en/über:uns', to: 'https://webshop.example/a;b', status: 302 },
    ],
  });
  const lines = text.trim().split('\n');
  // Without an exclamation mark, which would hide a page.
  expect(lines.slice(getRedirectRules(null).length + 2, -2)).toEqual([
    '/Oude%20Pagina  /contact#kaart  301',
    '/oude%20pagina  /contact#kaart  301',
    '/en/%C3%BCber%3Auns  https://webshop.example/a;b  302',
  ]);
});

test('_redirects shows every path of a stock item live, if some have no page', () => {
  const { _redirects: text = '' } = toHostFiles({
    contentSecurityPolicy: '',
    rootRedirect: null,
    files: ['index.html', '.live-machines.json'],
  });
  const lines = text.trim().split('\n');
  // After the redirects, before the 404 pages, and never in place of an existing page.
  expect(lines.slice(-5)).toEqual([
    '/occasions/:category/:product  /live-machine.html  200',
    '/en/occasions/:category/:product  /en/live-machine.html  200',
    '/de/anlasse/:category/:product  /de/live-machine.html  200',
    '/en/*  /en/404  404',
    '/de/*  /de/404  404',
  ]);
  expect(redirects).not.toContain('live-machine');
});

test('_headers has the security headers for all paths, and the files that never change', () => {
  const blocks = headers.split('\n\n').map((block) => block.trim());
  expect(blocks[0]).toMatch(/^\/\*\n/);
  for (const [name, value] of Object.entries(securityHeaders)) expect(blocks[0]).toContain(`  ${name}: ${value}`);
  expect(blocks[0]).toContain("  content-security-policy: default-src 'none'; script-src 'self' 'sha256-abc='");
  expect(blocks.slice(1)).toEqual([
    '/static/*\n  cache-control: public, max-age=31536000, immutable',
    '/app-0123456789ab.js\n  cache-control: public, max-age=31536000, immutable',
  ]);
});

test('nginx.conf has every redirect, and puts no text of a visitor into a header', () => {
  expect(nginx).toContain('location = / { set $cache_control "no-store"; return 302 /occasions$is_args$args; }');
  expect(nginx).toContain('location ~* ^/trucks(?:/index\\.html)*/*$ { return 301 /; }');
  expect(nginx).toContain(
    'location ~* ^/en/stock/(?<category>[\\w.~-]+)/(?<product>[\\w.~-]+)(?:/index\\.html)*/*$ { if ($moved_path) { return 301 $moved_path$is_args$args; } return 301 /en/occasions/$category/$product$is_args$args; }',
  );
});

test('nginx.conf has no log of visitors: the privacy page says that no address is kept', () => {
  expect(nginx.split('\n')).toEqual(expect.arrayContaining(['access_log off;', 'log_not_found off;']));
});

test('nginx.conf has every header of a page', () => {
  expect(nginx).toContain('set $x_frame_options "DENY";');
  for (const name of Object.keys(securityHeaders)) {
    const value = name in commonHeaders ? '"nosniff"' : `$${name.replaceAll('-', '_')}`;
    expect(nginx).toContain(`add_header ${name} ${value} always;`);
  }
});

const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
// nginx reads as another user.
chmodSync(folder, 0o755);
const release = path.join(folder, 'current');
const machineFiles = ['occasions/tractoren/fendt-1/index.html', 'page-data/occasions/tractoren/fendt-1/page-data.json'];
let server: ReturnType<typeof startNginx> = null;
beforeAll(async () => {
  for (const page of ['', 'contact', 'en', '404', 'en/404']) mkdirSync(path.join(release, page), { recursive: true });
  for (const page of ['', 'contact/', 'en/', '404/', 'en/404/'])
    writeFileSync(path.join(release, page, 'index.html'), `page ${page}`);
  for (const file of machineFiles) {
    mkdirSync(path.dirname(path.join(release, file)), { recursive: true });
    writeFileSync(path.join(release, file), 'machine '.repeat(1000));
  }
  mkdirSync(path.join(release, 'static'));
  mkdirSync(path.join(release, '.well-known'));
  for (const file of ['app-0123456789ab.js', 'static/drawing.svg', '.well-known/security.txt', '.sbom.json'])
    writeFileSync(path.join(release, file), file);
  writeFileSync(path.join(release, 'nginx.conf'), nginx);
  server = startNginx(folder, await findFreePort(8480));
  if (server !== null) await waitForServer(server.url);
});
afterAll(() => {
  server?.stop();
  rmSync(folder, { recursive: true });
});

// Only nginx itself can verify its configuration; without nginx these tests are skipped.
const testWithNginx = spawnSync('nginx', ['-v']).status === 0 ? test : test.skip;

testWithNginx.each([
  ['/contact', 200, 'page contact/'],
  ['/contact/?a=b', 301, '/contact?a=b'],
  ['//contact//', 301, '/contact'],
  ['/contact/index.html', 301, '/contact'],
  ['/index.html/index.html', 301, '/'],
  ['/en/nope', 404, 'page en/404/'],
  ['/en/404/', 301, '/en/404'],
  ['/nginx.conf', 404, 'page 404/'],
  ['/nginx-machines.conf', 404, 'page 404/'],
  ['/.sbom.json', 404, 'page 404/'],
  ['/.well-known/security.txt', 200, '.well-known/security.txt'],
  // Without the lookup tables nothing is shown live, and nothing breaks.
  ['/occasions/tractoren/fendt-2', 404, 'page 404/'],
  ['/trucks/', 301, '/'],
  ['/?a=b', 302, '/occasions?a=b'],
  ['/en/stock/tractors/fendt-1/?a=b', 301, '/en/occasions/tractors/fendt-1?a=b'],
  // Paths that a browser would read as a URL of another host.
  ['//evil.example/', 301, '/evil.example'],
  ['/%2f%2fevil.example/', 301, '/evil.example'],
  ['/%5cevil.example/', 404, 'page 404/'],
  ['/%5cevil.example/index.html', 404, 'page 404/'],
  ['/%09/evil.example/', 404, 'page 404/'],
])('nginx answers %s with %i', async (url, status, expected) => {
  const response = await request((server?.url ?? '') + url);
  expect([response.status, response.location ?? response.body]).toEqual([status, expected]);
});

testWithNginx('nginx sends pages all security headers, and other files only those that apply to them', async () => {
  const policy = { 'content-security-policy': "default-src 'none'; script-src 'self' 'sha256-abc='" };
  for (const url of ['/contact', '/nope', '/nope.js'])
    expect((await request((server?.url ?? '') + url)).headers).toMatchObject({ ...securityHeaders, ...policy });
  const { headers } = await request(`${server?.url ?? ''}/app-0123456789ab.js`);
  expect(headers).toMatchObject(commonHeaders);
  for (const name of Object.keys({ ...securityHeaders, ...policy }))
    if (!(name in commonHeaders)) expect(headers).not.toHaveProperty(name);
  const drawing = await request(`${server?.url ?? ''}/static/drawing.svg`);
  expect(drawing.headers).toMatchObject({ ...commonHeaders, 'content-security-policy': drawingPolicy });
});

testWithNginx.each(['/occasions/tractoren/fendt-1', '/page-data/occasions/tractoren/fendt-1/page-data.json'])(
  'nginx compresses %s on request',
  async (url) => {
    const { headers } = await request((server?.url ?? '') + url, { 'accept-encoding': 'gzip' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  },
);

type Answer = { status: number | undefined; location: string | undefined; headers: IncomingHttpHeaders; body: string };

/** Requests the exact path: fetch would normalize it. */
function request(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const [, origin = '', target = ''] = /^(http:\/\/[^/]+)(.*)$/.exec(url) ?? [];
  return new Promise((resolve, reject) => {
    get(origin, { path: target || '/', agent: false, headers }, (response) => {
      const { statusCode: status, headers: received } = response;
      void text(response).then((body) => resolve({ status, location: received.location, headers: received, body }));
    }).on('error', reject);
  });
}

/** Waits until nginx listens, which it does shortly after its start unless its configuration is invalid. */
async function waitForServer(url: string, tries = 50): Promise<void> {
  try {
    await request(url);
  } catch (error) {
    if (tries === 0) throw error;
    await wait(100);
    await waitForServer(url, tries - 1);
  }
}
