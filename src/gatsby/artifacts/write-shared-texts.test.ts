import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { PageContext } from '../../i18n/page-context';
import { sharedNamespaces, type PageTexts } from '../../i18n/shared-texts';
import { addSharedTexts } from '../document/add-shared-texts';

import { getSharedTexts, writeSharedTexts } from './write-shared-texts';

const home = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
symlinkSync(path.join(home, 'locales'), path.join(folder, 'locales'));

beforeAll(() => {
  process.chdir(folder);
  Object.assign(globalThis, { SHARED_TEXTS: getSharedTexts() });
});
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true, force: true });
  Reflect.deleteProperty(globalThis, 'SHARED_TEXTS');
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function getTexts(route: PageContext['route'], data: { locales?: PageTexts } = {}) {
  addSharedTexts({ language: 'de', route }, data);
  return data.locales;
}

test('a machine’s page is given all its texts in its language, as the translation plugin reads them', () => {
  const nodes = getTexts('stockItem')?.edges.map(({ node }) => node) ?? [];
  expect(nodes.map(({ ns }) => ns)).toEqual([...sharedNamespaces]);
  expect(new Set(nodes.map(({ language }) => language))).toEqual(new Set(['de']));
  expect(nodes.find(({ ns }) => ns === 'item')?.data).toEqual(readJson('locales/de/item.json'));
});

test('a browser is given the same', async () => {
  await writeSharedTexts();
  expect(readJson('public/page-data/texts/de.json')).toEqual(getTexts('stockItem'));
});

test('any other page keeps its own', () => {
  expect(getTexts('home')).toBeUndefined();
  const own = { edges: [] };
  expect(getTexts('home', { locales: own })).toBe(own);
});
