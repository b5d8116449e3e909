import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { contentReportFile } from '../../content-model/content-report';
import { rollBack } from '../releases/roll-back';
import { switchRelease } from '../releases/switch-release';
import { createContentReport } from '../releases/test-content-report';

import { createRebuilder } from './create-rebuilder';
import { notify } from './notify';
import { rebuildSite } from './rebuild-site';
import { readRebuildSettings } from './settings';

jest.mock('./rebuild-site', () => ({ rebuildSite: jest.fn() }));
jest.mock('./notify', () => ({ notify: jest.fn() }));
beforeEach(() => {
  jest.mocked(notify).mockResolvedValue(true);
});

const releasesDir = mkdtempSync(path.join(tmpdir(), 'rebuilder-'));
afterAll(() => {
  rmSync(releasesDir, { recursive: true });
});

const finding = {
  ...{ type: 'sector', id: 'sector-garden', title: 'Tuin en park', locales: [] },
  ...{ field: 'categories', fieldName: 'Stock categories', problem: 'It shows no machine.', advice: 'Write names.' },
};
const report = createContentReport({
  ...{ entries: 128, words: 14_210, total: 1, findings: [finding], categoriesToPaste: 'balers, mowers' },
});

test('the status has the content report of the release being served, after a rollback as well', async () => {
  const { getStatus } = createRebuilder({
    settings: readRebuildSettings({}),
    releasesDir,
    siteUrl: 'https://a.example',
  });
  expect(await getStatus()).toMatchObject({ release: null, content: null });
  for (const id of ['20261121-120000', '20261122-120000']) mkdirSync(path.join(releasesDir, id));
  writeFileSync(path.join(releasesDir, '20261122-120000', contentReportFile), JSON.stringify(report));
  await switchRelease(releasesDir, '20261122-120000');
  expect(await getStatus()).toMatchObject({
    release: '20261122-120000',
    content: {
      entries: 128,
      words: 14_210,
      total: 1,
      untranslated: 0,
      findings: [finding],
      categoriesToPaste: 'balers, mowers',
    },
  });
  await rollBack(releasesDir);
  expect(await getStatus()).toMatchObject({ release: '20261121-120000', content: null });
});

test('what begins in the served release is built once, stays due when that fails, and is not asked for again after a restart', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rebuilder-'));
  mkdirSync(path.join(folder, '20261121-120000'));
  const toChange = (at: string, title: string) => ({
    ...{ at, what: [{ type: 'popUp', id: 'sale', title, change: 'begins' as const }] },
  });
  const nextChanges = [toChange('2026-11-21T13:00:00.000Z', 'Sale'), toChange('2999-01-01T00:00:00.000Z', 'Later')];
  writeFileSync(
    path.join(folder, '20261121-120000', contentReportFile),
    JSON.stringify(createContentReport({ ...report, nextChanges })),
  );
  await switchRelease(folder, '20261121-120000');
  const said = jest.spyOn(console, 'log').mockImplementation();
  const failed = jest.spyOn(console, 'error').mockImplementation();
  const listRequests = () =>
    said.mock.calls
      .flat()
      .map(String)
      .filter((line) => line.includes('was requested'));
  jest.mocked(rebuildSite).mockResolvedValue({ kind: 'refused', reason: 'The CMS is down.' });
  const start = async () => {
    const rebuilder = createRebuilder({
      settings: readRebuildSettings({}),
      releasesDir: folder,
      siteUrl: 'https://a.nl',
    });
    await rebuilder.start();
    // The build and its report.
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
    return rebuilder;
  };
  const first = await start();
  expect(listRequests()).toEqual([expect.stringContaining('A build was requested (popUp “Sale” begins).')]);
  expect(await first.getStatus()).toMatchObject({
    ...{ isDue: true, failuresInRow: 1, nextChanges: nextChanges.slice(1) },
  });
  await first.stop();
  const second = await start();
  expect(listRequests().slice(1)).toEqual([expect.stringContaining('(an earlier process)')]);
  await second.stop();
  said.mockRestore();
  failed.mockRestore();
  rmSync(folder, { recursive: true });
});

test('a failure is told once for its cause, its end as well, and again what nobody took', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rebuilder-'));
  mkdirSync(path.join(folder, '20261121-120000'));
  await switchRelease(folder, '20261121-120000');
  const said = jest.spyOn(console, 'log').mockImplementation();
  const failed = jest.spyOn(console, 'error').mockImplementation();
  const ended: string[] = [];
  const rebuilder = createRebuilder({
    settings: readRebuildSettings({ REBUILD_DEBOUNCE_SECONDS: '0' }),
    releasesDir: folder,
    siteUrl: 'https://a.nl',
    onEnd: (kind) => ended.push(kind),
  });
  const build = async (kind: 'refused' | 'published', reason: string, isTaken = true) => {
    jest.mocked(rebuildSite).mockClear().mockResolvedValue({ kind, reason });
    jest.mocked(notify).mockClear().mockResolvedValue(isTaken);
    rebuilder.request('a test');
    await waitUntil(() => jest.mocked(rebuildSite).mock.calls.length === 1);
    // A notice names the release, which is read from the disk first.
    await new Promise((resolve) => setTimeout(resolve, 100));
    return jest.mocked(notify).mock.calls.map(([, { event }]) => event);
  };
  try {
    expect(await build('refused', 'No answer after 30.1 s.', false)).toEqual(['failed']);
    expect(await build('refused', 'No answer after 30.2 s.')).toEqual(['failed']);
    expect(await build('refused', 'No answer after 31 s.')).toEqual([]);
    expect(await build('refused', 'The CMS has no company.')).toEqual(['failed']);
    expect(await build('published', '', false)).toEqual(['recovered']);
    expect(await build('published', '')).toEqual(['recovered']);
    expect(await build('published', '')).toEqual([]);
    expect(rebuilder.getState()).toMatchObject({ isBuilding: false, isDue: false, failuresInRow: 0 });
    expect(ended.map((kind) => kind[0]).join('')).toBe('rrrrppp');
  } finally {
    await rebuilder.stop();
    said.mockRestore();
    failed.mockRestore();
    rmSync(folder, { recursive: true });
  }
});

async function waitUntil(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !isSo(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 10));
}
