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

test('a static host is told every redirect, the one for now first, and what to say in each language to what is missing', () => {
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
  // The first line that fits counts: what is missing comes last.
  expect(lines.findIndex((line) => line.endsWith('404'))).toBe(lines.length - 2);
});

test('a static host is told of every address that a page had before, and of those with capitals in small letters', () => {
  const history = {
    pages: {
      terms: { nl: ['/algemeneVoorwaarden'] },
      'stockCategory tractors': { nl: ['/occasions/trekkers', '/occasions/tractoren'] },
      'vacancy 4MhA': { en: ['/en/vacancies/driver', '/en/vacancies/4MhA'] },
      // What is another one's now leads nowhere else; what is no address is not written down.
      'stockCategory wagons': { nl: ['/occasions/wagens', '/occasions/trekkers', '/occasions/a b\n/*  /evil'] },
    },
    gone: { 'vacancy old': { nl: ['/vacatures/old'] } },
    machines: {
      7: ['/occasions/tractoren/deutz-7', '/en/occasions/tractors/deutz-7'],
      8: ['/occasions/a/gone-8'],
      9: ['/occasions/tractoren/claas-9', '/occasions/wagens/9'],
    },
  };
  // Of the last one the first address is below a former category, which has a line for all.
  const stockItems = ['/occasions/trekkers/claas-9', '/occasions/trekkers/fendt-7', '/en/occasions/tractors/fendt-7'];
  const site = { contentSecurityPolicy: '', rootRedirect: null, files: [], history, machines: stockItems };
  const { _redirects: told = '' } = toHostFiles(site);
  const lines = told.trim().split('\n');
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

test('a static host answers whatever looks like a machine with the page that shows it live, when some have no page', () => {
  const { _redirects: told = '' } = toHostFiles({
    contentSecurityPolicy: '',
    rootRedirect: null,
    files: ['index.html', '.live-machines.json'],
  });
  const lines = told.trim().split('\n');
  // Below what leads elsewhere, above what is missing in a language, and never in place of a page that is there.
  expect(lines.slice(-5)).toEqual([
    '/occasions/:category/:product  /live-machine.html  200',
    '/en/occasions/:category/:product  /en/live-machine.html  200',
    '/de/anlasse/:category/:product  /de/live-machine.html  200',
    '/en/*  /en/404  404',
    '/de/*  /de/404  404',
  ]);
  expect(redirects).not.toContain('live-machine');
});

test('a static host is told the security headers for all, and which files never change', () => {
  const blocks = headers.split('\n\n').map((block) => block.trim());
  expect(blocks[0]).toMatch(/^\/\*\n/);
  for (const [name, value] of Object.entries(securityHeaders)) expect(blocks[0]).toContain(`  ${name}: ${value}`);
  expect(blocks[0]).toContain("  content-security-policy: default-src 'none'; script-src 'self' 'sha256-abc='");
  expect(blocks.slice(1)).toEqual([
    '/static/*\n  cache-control: public, max-age=31536000, immutable',
    '/app-0123456789ab.js\n  cache-control: public, max-age=31536000, immutable',
  ]);
});

test('nginx is told every redirect, and puts nothing of a visitor’s own into a header', () => {
  expect(nginx).toContain('location = / { set $cache_control "no-store"; return 302 /occasions$is_args$args; }');
  expect(nginx).toContain('location ~* ^/trucks(?:/index\\.html)*/*$ { return 301 /; }');
  expect(nginx).toContain(
    'location ~* ^/en/stock/(?<category>[\\w.~-]+)/(?<product>[\\w.~-]+)(?:/index\\.html)*/*$ { if ($moved_path) { return 301 $moved_path$is_args$args; } return 301 /en/occasions/$category/$product$is_args$args; }',
  );
});

test('nginx is told every header of a page', () => {
  expect(nginx).toContain('set $x_frame_options "DENY";');
  for (const name of Object.keys(securityHeaders)) {
    const value = name in commonHeaders ? '"nosniff"' : `$${name.replaceAll('-', '_')}`;
    expect(nginx).toContain(`add_header ${name} ${value} always;`);
  }
});

const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
// It reads as a user of its own.
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
  for (const file of ['app-0123456789ab.js', 'static/drawing.svg']) writeFileSync(path.join(release, file), file);
  writeFileSync(path.join(release, 'nginx.conf'), nginx);
  server = startNginx(folder, await findFreePort(8480));
  if (server !== null) await askWhenUp(server.url);
});
afterAll(() => {
  server?.stop();
  rmSync(folder, { recursive: true });
});

// Only nginx itself can say how it reads its file; where there is none, the other tests remain.
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
  // Without its list of machines nothing is shown live, and nothing breaks.
  ['/occasions/tractoren/fendt-2', 404, 'page 404/'],
  ['/trucks/', 301, '/'],
  ['/?a=b', 302, '/occasions?a=b'],
  ['/en/stock/tractors/fendt-1/?a=b', 301, '/en/occasions/tractors/fendt-1?a=b'],
  // What a browser would read as an address of another host.
  ['//evil.example/', 301, '/evil.example'],
  ['/%2f%2fevil.example/', 301, '/evil.example'],
  ['/%5cevil.example/', 404, 'page 404/'],
  ['/%5cevil.example/index.html', 404, 'page 404/'],
  ['/%09/evil.example/', 404, 'page 404/'],
])('nginx answers %s with %i', async (url, status, expected) => {
  const response = await ask((server?.url ?? '') + url);
  expect([response.status, response.location ?? response.body]).toEqual([status, expected]);
});

testWithNginx('nginx gives pages all security headers, and their parts what means something there', async () => {
  const policy = { 'content-security-policy': "default-src 'none'; script-src 'self' 'sha256-abc='" };
  for (const url of ['/contact', '/nope', '/nope.js'])
    expect((await ask((server?.url ?? '') + url)).headers).toMatchObject({ ...securityHeaders, ...policy });
  const { headers } = await ask(`${server?.url ?? ''}/app-0123456789ab.js`);
  expect(headers).toMatchObject(commonHeaders);
  for (const name of Object.keys({ ...securityHeaders, ...policy }))
    if (!(name in commonHeaders)) expect(headers).not.toHaveProperty(name);
  const drawing = await ask(`${server?.url ?? ''}/static/drawing.svg`);
  expect(drawing.headers).toMatchObject({ ...commonHeaders, 'content-security-policy': drawingPolicy });
});

testWithNginx.each(['/occasions/tractoren/fendt-1', '/page-data/occasions/tractoren/fendt-1/page-data.json'])(
  'nginx compresses %s, which nothing compressed stands beside',
  async (url) => {
    const { headers } = await ask((server?.url ?? '') + url, { 'accept-encoding': 'gzip' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  },
);

type Answer = { status: number | undefined; location: string | undefined; headers: IncomingHttpHeaders; body: string };

/** As it is: fetch would clean the path. */
function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const [, origin = '', target = ''] = /^(http:\/\/[^/]+)(.*)$/.exec(url) ?? [];
  return new Promise((resolve, reject) => {
    get(origin, { path: target || '/', agent: false, headers }, (response) => {
      const { statusCode: status, headers: told } = response;
      void text(response).then((body) => resolve({ status, location: told.location, headers: told, body }));
    }).on('error', reject);
  });
}

/** It listens a moment after it was started, unless it does not understand what it was told. */
async function askWhenUp(url: string, tries = 50): Promise<void> {
  try {
    await ask(url);
  } catch (error) {
    if (tries === 0) throw error;
    await wait(100);
    await askWhenUp(url, tries - 1);
  }
}
