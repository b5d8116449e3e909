import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { contentReportFile, type ContentReport } from '../../content-model/content-report';
import { rollBack } from '../releases/roll-back';
import { switchRelease } from '../releases/switch-release';

import { createRebuilder } from './create-rebuilder';
import { readRebuildSettings } from './settings';

const releasesDir = mkdtempSync(path.join(tmpdir(), 'rebuilder-'));
afterAll(() => {
  rmSync(releasesDir, { recursive: true });
});

const finding = {
  ...{ type: 'sector', id: 'sector-garden', title: 'Tuin en park', locales: [] },
  ...{ field: 'categories', fieldName: 'Stock categories', problem: 'It shows no machine.', advice: 'Write names.' },
};
const report: ContentReport = {
  ...{ space: 'demo', entries: 128, words: 14_210, inUse: {}, missing: [], total: 1, untranslated: 0 },
  ...{ findings: [finding], categories: [], categoriesToPaste: 'balers, mowers' },
};

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
