import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { PageContext } from '../../../i18n/page-context';
import { sharedNamespaces, type PageTexts } from '../../../i18n/shared-texts';
import { addSharedTexts } from '../../ssr/add-shared-texts';

import { writeSharedTexts } from './write-shared-texts';

const home = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
symlinkSync(path.join(home, 'locales'), path.join(folder, 'locales'));

beforeAll(async () => {
  process.chdir(folder);
  await writeSharedTexts();
});
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true, force: true });
});

const toContext = (route: PageContext['route']): PageContext => ({ language: 'de', route });

test('a machine’s page is given all its texts in its language, as the translation plugin reads them', () => {
  const data: { locales?: PageTexts } = {};
  addSharedTexts(toContext('stockItem'), data);
  const nodes = data.locales?.edges.map(({ node }) => node) ?? [];
  expect(nodes.map(({ ns }) => ns)).toEqual([...sharedNamespaces]);
  expect(new Set(nodes.map(({ language }) => language))).toEqual(new Set(['de']));
  const item = nodes.find(({ ns }) => ns === 'item');
  expect(item?.data).toEqual(JSON.parse(readFileSync(path.join(home, 'locales/de/item.json'), 'utf8')));
});

test('any other page keeps its own', () => {
  const own: { locales: PageTexts } = { locales: { edges: [] } };
  addSharedTexts(toContext('home'), own);
  expect(own).toEqual({ locales: { edges: [] } });
});
