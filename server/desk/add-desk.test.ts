/** @size small */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fastify, { type FastifyInstance } from 'fastify';

import { contentReportFile, type ContentFinding } from '../../content-model/content-report';
import { stockQualityFile, type QualityReport } from '../../src/features/stock/model/quality/quality-report';
import { createContentReport } from '../releases/test-content-report';

import { addDesk } from './add-desk';
import type { DeskStatus } from './desk-page';
import type { Waiting } from './read-waiting';
import type { WaitingEntry } from './waiting';

const token = 'a-token-of-the-status-that-nobody-guesses';
const hostile = '<script>alert(1)</script>';
let folder = '';
let server: FastifyInstance;
let status: DeskStatus = {};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'desk-'));
  status = {};
  start();
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

function start(statusToken: string | null = token, waiting: Waiting | null = null): void {
  server = fastify();
  const readWaiting = waiting === null ? null : () => Promise.resolve(waiting);
  addDesk(server, {
    ...{ releasesDir: folder, statusToken, readWaiting },
    toEntryAddress: ({ id }) => (id === 'h' ? `https://cms.example/${id}` : null),
    getStatus: () => Promise.resolve(status),
  });
}

function write(release: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, release, name)), { recursive: true });
    writeFileSync(path.join(folder, release, name), text);
  }
  rmSync(path.join(folder, 'current'), { force: true });
  symlinkSync(release, path.join(folder, 'current'));
}

const toFinding = (problem: string): ContentFinding => ({
  ...{ type: 'hero', id: 'h', title: 'Welkom', field: null, fieldName: null, locales: [] },
  ...{ problem, advice: 'Fill it in.' },
});
const content = createContentReport({
  ...{ categoriesToPaste: 'balers', total: 2, untranslated: 1 },
  findings: [
    toFinding(`The hero ${hostile} has no title.`),
    { ...toFinding('The page “Home” is not in English.'), id: 'elsewhere' },
  ],
});
const stock: QualityReport = {
  ...{ stockItems: 8, doubtful: 3, quality: 91.5, counts: { noPhoto: 1 } },
  items: [
    {
      ...{ id: '7', number: 'L7', title: 'Fendt 724', category: 'Tractoren', path: '/occasions/tractoren/fendt-7' },
      ...{ quality: 60, findings: [{ kind: 'noPhoto', detail: '' }] },
    },
  ],
  trend: [
    { day: '2026-11-28', quality: 90, stockItems: 8 },
    { day: '2026-11-29', quality: 91.5, stockItems: 8 },
  ],
};

const open = (authorization?: string) =>
  server.inject({ url: '/desk', headers: authorization === undefined ? {} : { authorization } });
const toBasic = (name: string, password: string) => `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;

it('says what was published, what it changed, and what entries and machines lack', async () => {
  write('20261128-120000', { 'index.html': '<title>Home</title>', 'old/index.html': '<title>Oud</title>' });
  write('20261129-120000', {
    'index.html': '<title>Home, new</title>',
    [contentReportFile]: JSON.stringify(content),
    [stockQualityFile]: JSON.stringify(stock),
  });
  status = {
    lastPublishedAt: '2026-11-29T12:00:00Z',
    lastBuild: { endedAt: '2026-11-29T13:00:00Z', seconds: 9, result: 'failed', reason: 'The CMS is away.' },
    nextChanges: [{ at: '2026-12-01T07:00:00Z', what: [{ type: 'popUp', title: 'Open dagen', change: 'begins' }] }],
  };
  const { statusCode, headers, body } = await open(toBasic('marketing', token));
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  for (const words of [
    ...['20261129-120000, published 29 Nov 2026, 13:00', 'was not published: The CMS is away.'],
    ...['1 Dec 2026, 08:00: “Pop-up” “Open dagen” begins', 'Changed: 1 page', 'Home, new', 'Gone: 1 page', 'Oud'],
    ...['To look at in the CMS (1)', 'has no title. Fill it in.', 'Not translated (1)', 'balers'],
    ...['91.5', 'over 8 machines', 'has no photo', 'And 2 more', '2026-11-28: 90.0, 2026-11-29: 91.5'],
    ...['npm run rollback', 'see release 20261128-120000, and the same is not published again'],
  ])
    expect(body.replace(/<!-- -->|<\/?strong>|<\/?code>/g, '')).toContain(words);
  // One of the two entries can be opened.
  expect(body.match(/<a href="https:\/\/cms[^>]*>[^<]*/g)).toEqual([
    '<a href="https://cms.example/h" rel="noreferrer">Open in Contentful',
  ]);
});

it('counts what has no room in the list', async () => {
  write('20261129-120000', {
    'index.html': '',
    [contentReportFile]: JSON.stringify({ ...content, total: 60, untranslated: 57 }),
  });
  const { body } = await open(`Bearer ${token}`);
  expect(body).toContain('Not translated (57)</h2><ul><li>57 more, which are listed once there are fewer.</li></ul>');
  expect(body).toContain('<li>1 more, which are listed once there are fewer.</li>');
  expect(body).not.toContain('Nothing.');
});

it('says what the next publish changes, by pages and titles, as text', async () => {
  write('20261129-120000', { 'index.html': '<title>Home &amp; yard</title>', 'team/index.html': '' });
  const row = { type: 'Hero', title: hostile, on: ['/', '/team', 'pages of machines'] };
  const entries: WaitingEntry[] = [
    { ...row, state: 'published', change: 'changed', place: { type: 'Entry', id: 'h', field: null, locales: [] } },
    { state: 'draft', change: 'new', type: null, title: 'Concept', on: [], place: null },
  ];
  await server.close();
  start(token, { status: 'known', withDrafts: true, entries });
  const { body } = await open(toBasic('a', token));
  const words = body.replace(/<!-- -->|<\/?(span|a|li|p|ul)[^>]*>/g, '');
  expect(words).toContain('What the next publish changes (2)');
  expect(words).toContain(
    'Hero “&lt;script&gt;alert(1)&lt;/script&gt;”, changed, on Home &amp; yard, /team, pages of machines Open in Contentful',
  );
  expect(body).toContain('<a href="https://cms.example/h" rel="noreferrer">Open in Contentful</a>');
  expect(words).toMatch(/until somebody publishes them<\/h3>“Concept”, new</);
  await server.close();
  start(token, { status: 'known', withDrafts: false, entries: [] });
  expect((await open(toBasic('a', token))).body).toContain('It takes CONTENTFUL_PREVIEW_TOKEN');
  await server.close();
  start(token, { status: 'unknown', reason: 'The CMS is away.' });
  expect((await open(toBasic('a', token))).body).toContain('That is not known now. The CMS is away.');
});

it('shows what entries are called as text, under a policy that allows its own styles alone', async () => {
  write('20261129-120000', { 'index.html': '', [contentReportFile]: JSON.stringify(content) });
  const { headers, body } = await open(`Bearer ${token}`);
  expect(body).not.toContain(hostile);
  expect(body).toContain('&lt;script&gt;');
  const [, styles = ''] = /<style>([^]*?)<\/style>/.exec(body) ?? [];
  expect(headers['content-security-policy']).toContain(
    `'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  );
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
});

it.each([undefined, 'Bearer other', toBasic('a', 'other'), toBasic('a', ''), 'Basic', 'Basic ????'])(
  '%j opens nothing',
  async (authorization) => {
    write('20261129-120000', { 'index.html': '' });
    const { statusCode, headers, body } = await open(authorization);
    expect([statusCode, headers['www-authenticate']]).toEqual([401, expect.stringMatching(/^Basic realm=/)]);
    expect(body).not.toContain('20261129');
  },
);

it('is closed without a token, and says that there is no release yet', async () => {
  expect((await open(toBasic('a', token))).statusCode).toBe(503);
  await server.close();
  start(null);
  expect((await open(toBasic('a', ''))).statusCode).toBe(401);
});
