import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { securityHeaders } from '../src/config/headers';
import { getRedirectRules } from '../src/config/redirect-rules';

import { toHostFiles } from './host-files';

const files = toHostFiles({
  contentSecurityPolicy: "default-src 'none'; script-src 'self' 'sha256-abc='",
  rootRedirect: '/occasions',
  files: ['index.html', 'app-0123456789abcdef0123.js', 'static/logo.svg'],
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
  expect(lines).toHaveLength(getRedirectRules('/occasions').length + 2);
  // The first line that fits counts: what is missing comes last.
  expect(lines.findIndex((line) => line.endsWith('404'))).toBe(lines.length - 2);
});

test('a static host is told the security headers for all, and which files never change', () => {
  const blocks = headers.split('\n\n').map((block) => block.trim());
  expect(blocks[0]).toMatch(/^\/\*\n/);
  for (const [name, value] of Object.entries(securityHeaders)) expect(blocks[0]).toContain(`  ${name}: ${value}`);
  expect(blocks[0]).toContain("  content-security-policy: default-src 'none'; script-src 'self' 'sha256-abc='");
  expect(blocks.slice(1)).toEqual([
    '/static/*\n  cache-control: public, max-age=31536000, immutable',
    '/app-0123456789abcdef0123.js\n  cache-control: public, max-age=31536000, immutable',
  ]);
});

test('nginx is told every redirect, and puts nothing of a visitor’s own into a header', () => {
  expect(nginx).toContain('location = / { set $cache_control "no-store"; return 302 /occasions$is_args$args; }');
  expect(nginx).toContain('location = /trucks { return 301 /; }');
  expect(nginx).toContain(
    'location ~ ^/en/stock/(?<category>[\\w.~-]+)/(?<product>[\\w.~-]+)$ { return 301 /en/occasions/$category/$product$is_args$args; }',
  );
  for (const [name, value] of Object.entries(securityHeaders))
    expect(nginx).toContain(`add_header ${name} "${value}" always;`);
});

const hasNginx = spawnSync('nginx', ['-v']).status === 0;

(hasNginx ? test : test.skip)('nginx understands what it is told', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  mkdirSync(path.join(folder, 'site'));
  writeFileSync(path.join(folder, 'site.conf'), nginx);
  const config = `pid ${folder}/pid; error_log ${folder}/log; events {} http { access_log off; server { listen 127.0.0.1:1; root ${folder}/site; include ${folder}/site.conf; } }`;
  writeFileSync(path.join(folder, 'nginx.conf'), config);
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', path.join(folder, 'nginx.conf')], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
});
