import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { contentReportFile, type ContentFinding } from '../../content-model/content-report';
import { locales } from '../../src/i18n/locales';
import { toStaticPath } from '../../src/i18n/paths';
import { isStaticRoute, routeIds } from '../../src/i18n/routes';

import { checkRelease } from './check-release';
import type { Mark } from './marks';
import { createContentReport } from './test-content-report';

const root = mkdtempSync(path.join(tmpdir(), 'check-'));
afterAll(() => {
  rmSync(root, { recursive: true });
});

const page =
  '<!DOCTYPE html><html><body><main><h1>A</h1><p>B</p></main><script src="/app.js"></script></body></html>';

/** A release with every page of the route table and a number of stock items. */
function write(
  name: string,
  stockItems: number,
  { company = 'demo', without = '', broken = '', policy = '', marks = [] as Mark[], missing = [] as ContentFinding[] } = {},
): string {
  const folder = path.join(root, name);
  rmSync(folder, { recursive: true, force: true });
  const addresses = Array.from({ length: stockItems }, (_, index) => `/occasions/tractoren/fendt-${String(index)}`);
  const pages = locales.flatMap((locale) => routeIds.filter(isStaticRoute).map((route) => toStaticPath(route, locale)));
  for (const address of [...pages, ...addresses]) {
    if (address === without) continue;
    mkdirSync(path.join(folder, address), { recursive: true });
    writeFileSync(path.join(folder, address, 'index.html'), address === broken ? page.slice(0, 40) : page);
  }
  writeFileSync(path.join(folder, 'app.js'), 'run()');
  const stock = { apiUrl: 'https://api.example', companyId: company };
  writeFileSync(
    path.join(folder, 'release.json'),
    JSON.stringify({ contentSecurityPolicy: policy, stock, machines: addresses, counts: marks, marks }),
  );
  writeFileSync(path.join(folder, contentReportFile), JSON.stringify(createContentReport({ missing })));
  return folder;
}

const check = (folder: string, previous: string | null, maxFall = 0.5) =>
  checkRelease({ folder, buildDir: folder, written: [], previous, maxFall });

test('a complete release passes, as the first one and after another', async () => {
  const folder = write('.20261121-120000', 4);
  await expect(check(folder, null)).resolves.toBeUndefined();
  await expect(check(folder, write('before', 8))).resolves.toBeUndefined();
});

test.each([
  ['a page of the route table is missing', { without: '/de/kontakt' }, 'Pages are missing from the build: /de/kontakt'],
  ['a page was cut off', { broken: '/en/occasions' }, 'A page is cut off: /en/occasions'],
  ['a machine’s page is missing', { without: '/occasions/tractoren/fendt-0' }, 'answers with status 404'],
])('when %s it is rejected', async (_, fault, sentence) => {
  await expect(check(write('.20261121-120000', 4, fault), null)).rejects.toThrow(sentence);
});

test.each([
  [8, 3, 'demo', 0.5, 'The build has 3 machines where there were 8'],
  [8, 0, 'demo', 0.9, 'The build has 0 machines where there were 8'],
  [8, 0, 'demo', 1, null],
  [8, 0, 'other', 0.5, null],
  [0, 0, 'demo', 0, null],
])('from %i to %i stock items of %s, with an allowed drop of %d: %j', async (then, now, company, maxFall, sentence) => {
  const checked = check(write('.20261121-120000', now, { company }), write('before', then), maxFall);
  if (sentence === null) await expect(checked).resolves.toBeUndefined();
  else await expect(checked).rejects.toThrow(sentence);
});

test('a release without a description is rejected', async () => {
  const folder = write('.20261121-120000', 1);
  rmSync(path.join(folder, 'release.json'));
  await expect(check(folder, null)).rejects.toThrow('has no release.json');
});

test('a release with a policy too long for a proxy is rejected', async () => {
  const writeWith = (length: number) => write('.20261121-120000', 1, { policy: 'x'.repeat(length) });
  await expect(check(writeWith(3072), null)).resolves.toBeUndefined();
  await expect(check(writeWith(3073), null)).rejects.toThrow('The Content Security Policy has 3073 bytes');
});

const today = new Date().toISOString().slice(0, 10);
const toMarks = (counts: Partial<Record<Mark['kind'], number>>, day = today) =>
  Object.entries(counts).map(([kind, count]) => ({ kind: kind as Mark['kind'], source: 'demo', day, count }));

test.each([
  ['entries', 'The build has 40 published entries of the CMS where there were 100.'],
  ['pages', 'The build has 40 pages beside those of machines where there were 100.'],
  ['words', 'The build has 40 words of the CMS where there were 100.'],
] as const)('%s that fall as far as machines may not are refused, and published when the operator says so', async (kind, sentence) => {
  const before = write('before', 4, { marks: toMarks({ [kind]: 100 }) });
  const folder = write('.20261121-120000', 4, { marks: toMarks({ [kind]: 40 }) });
  await expect(check(folder, before)).rejects.toThrow(`${sentence} If that is right, build once with PUBLISH_MAX_FALL=1.`);
  await expect(check(folder, before, 1)).resolves.toBeUndefined();
});

test('two allowed drops add up: stock items are compared with the maximum of the last days', async () => {
  const source = 'https://api.example demo';
  const marks = [{ kind: 'machines' as const, source, day: today, count: 100 }];
  const folder = write('.20261121-120000', 26);
  await expect(check(folder, write('before', 51, { marks }))).rejects.toThrow('26 machines where there were 100');
});

test('without a required entry a release is rejected with advice for an editor, for the first few of many', async () => {
  const missing = ['Company', 'Home', 'Contact', 'About'].map((title) => ({
    ...{ type: 'page', id: '', title, field: null, fieldName: null, locales: [] },
    problem: `There is no ${title}.`,
    advice: 'Publish it.',
  }));
  const folder = write('.20261121-120000', 1, { missing });
  await expect(check(folder, null)).rejects.toThrow(
    'There is no Company. Publish it. There is no Home. Publish it. There is no Contact. Publish it. And 1 more: About.',
  );
  await expect(check(folder, null, 1)).resolves.toBeUndefined();
});
