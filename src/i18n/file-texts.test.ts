import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createFileTexts, readOverrides, readSiteTexts } from './file-texts';
import { textOverridesFile } from './text-overrides';

const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
const empty = mkdtempSync(path.join(tmpdir(), 'texts-'));
afterAll(() => {
  for (const one of [folder, empty]) rmSync(one, { recursive: true });
});

const own = readSiteTexts().nl.get('feed:rss');

test('each release has its own words', () => {
  writeFileSync(path.join(folder, textOverridesFile), JSON.stringify({ nl: { feed: { rss: 'Op de hoogte' } } }));
  const getTexts = createFileTexts(['feed']);
  const say = (locale: 'nl' | 'en', release: string) => getTexts(locale, release).t('feed:rss');
  expect(own).not.toBe('Op de hoogte');
  expect([say('nl', folder), say('nl', empty), say('nl', folder)]).toEqual(['Op de hoogte', own, 'Op de hoogte']);
  expect(say('en', folder)).toBe(readSiteTexts().en.get('feed:rss'));
});

test.each(['', '[]', '{"nl":{"feed":{"rss":1}}}', '{"nl":null}'])('of the damaged file %j nothing is taken', (text) => {
  writeFileSync(path.join(folder, textOverridesFile), text);
  expect(Object.keys(readOverrides(folder))).toEqual([]);
});
