import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { textOverridesFile, type TextOverrides } from '../../../i18n/text-overrides';
import { writeChanged } from '../../artifacts/write-changed';

import { importedNamespaces, toTextAliases, writeBundledTexts } from './bundled-texts';

const home = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'bundled-'));
symlinkSync(path.join(home, 'locales'), path.join(folder, 'locales'));
beforeEach(() => process.chdir(folder));
afterEach(() => process.chdir(home));
afterAll(() => rmSync(folder, { recursive: true }));

const write = async (overrides: TextOverrides) => {
  await writeChanged(textOverridesFile, JSON.stringify(overrides));
  writeBundledTexts(overrides);
};

test('webpack takes the merged file of what is bundled, and nothing of what pages query', async () => {
  await write({ nl: { enquiry: { 'send.button': 'Verstuur' }, vacancies: { applyText: 'x' } }, de: { fit: {} } });
  const aliases = toTextAliases('/site');
  expect(Object.keys(aliases)).toEqual(['/site/locales/de/fit.json', '/site/locales/nl/enquiry.json']);
  const file = path.relative('/site', aliases['/site/locales/nl/enquiry.json'] ?? '');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    send: { button: 'Verstuur' },
    optional: 'niet verplicht',
  });
});

test('where nothing is replaced any more, the files are gone', async () => {
  await write({ nl: { enquiry: { 'send.button': 'Verstuur' } } });
  const [file] = Object.values(toTextAliases(folder));
  await write({});
  expect(toTextAliases(folder)).toEqual({});
  expect(existsSync(file ?? '')).toBe(false);
});

test('every namespace that scripts import is known', () => {
  const sources = readdirSync(path.join(home, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/^testing[\\/]/.test(file))
    .map((file) => readFileSync(path.join(home, 'src', file), 'utf8'));
  const lines = sources.flatMap((source) => source.split('\n').filter((line) => line.includes('/locales/')));
  const imported = lines.flatMap((line) =>
    line.includes('import type')
      ? []
      : [...line.matchAll(/['`][./]+\/locales\/[^/]+\/(\w+)\.json['`]/g)].map(([, name]) => name),
  );
  expect([...new Set(imported)].sort()).toEqual(importedNamespaces);
});
