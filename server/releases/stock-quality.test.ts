/** @size small */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import {
  qualityKinds,
  stockQualityFile,
  type QualityReport,
} from '../../src/features/stock/model/quality/quality-report';

import { readStockQuality, toQualitySentence } from './stock-quality';

let release: string;
beforeEach(() => {
  release = mkdtempSync(path.join(tmpdir(), 'stock-quality-'));
});
afterEach(() => rmSync(release, { recursive: true, force: true }));

it('says each finding in words', () => {
  const said = qualityKinds.map((kind) => toQualitySentence({ kind, detail: '7' }));
  expect(new Set(said).size).toBe(qualityKinds.length);
  for (const sentence of said) expect(sentence).toMatch(/^[a-z7].*[a-z0-9)]$/);
});

it('calls a property by its words', () => {
  const sentence = toQualitySentence({ kind: 'fact', detail: 'operatingHours' });
  expect(sentence).toBe('has no operating hours, by which visitors compare machines of its category');
});

it('reads the report of a release, with the last month of the trend', async () => {
  const trend = Array.from({ length: 40 }, (_, index) => ({
    day: `2026-${index < 20 ? '10' : '11'}-${String((index % 20) + 1).padStart(2, '0')}`,
    quality: index,
    stockItems: 1,
  }));
  const item = { id: '1', number: 'L1', title: 'Fendt', category: 'Tractoren', path: '/1', quality: 60 };
  const report: QualityReport = {
    ...{ stockItems: 1, doubtful: 1, quality: 60, counts: { noPhoto: 1 }, trend },
    items: [{ ...item, findings: [{ kind: 'noPhoto', detail: '' }] }],
  };
  writeFileSync(path.join(release, stockQualityFile), JSON.stringify(report));
  expect(await readStockQuality(release)).toEqual({
    ...report,
    items: [{ ...item, findings: ['has no photo'] }],
    trend: trend.slice(10),
  });
});

it.each(['', '{', '{"stockItems":1}'])('an older release, or %j in the place of its report, has none', async (text) => {
  expect(await readStockQuality(release)).toBeNull();
  writeFileSync(path.join(release, stockQualityFile), text);
  expect(await readStockQuality(release)).toBeNull();
  expect(await readStockQuality(null)).toBeNull();
});
