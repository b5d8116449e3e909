import fc from 'fast-check';

import { locales } from '../../../i18n/locales';
import { toEntry, toFacts } from '../checks/test-facts';
import type { CmsEntry } from '../fetch-entries';

import { listVariables } from './judge-text';
import { readOverrides } from './read-overrides';

const { siteTexts } = toFacts([]);
const toText = (id: string, key: unknown, text: unknown = {}) => toEntry('text', id, { key, text });
const read = (...entries: CmsEntry[]) => readOverrides(entries, siteTexts);
const at = (entry: CmsEntry, createdAt: string): CmsEntry => ({ ...entry, sys: { ...entry.sys, createdAt } });

test('a language without a text of its own keeps that of the site', () => {
  const { overrides, findings } = read(toText('one', 'enquiry:send', { nl: 'Verstuur', de: 'Absenden' }));
  expect(overrides).toEqual({ nl: { enquiry: { send: 'Verstuur' } }, de: { enquiry: { send: 'Absenden' } } });
  expect(findings).toEqual([]);
});

test('a text in English alone is no Dutch one', () => {
  expect(
    read({ ...toText('one', 'enquiry:send'), fields: { key: { nl: 'enquiry:send' }, text: { en: 'Send it' } } }),
  ).toEqual({ overrides: { en: { enquiry: { send: 'Send it' } } }, findings: [] });
});

test('what is wrong in one language is left out there', () => {
  const { overrides, findings } = read(toText('one', 'stock:count_one', { nl: 'een machine', de: '{{count}} Stück' }));
  expect(overrides).toEqual({ de: { stock: { count_one: '{{count}} Stück' } } });
  expect(findings).toMatchObject([
    { type: 'text', id: 'one', title: 'stock:count_one', field: 'text', locales: ['nl'] },
  ]);
});

test('an unknown key is left out, and the nearest are named', () => {
  const { overrides, findings } = read(toText('one', 'enquiry:sned', { nl: 'Verstuur' }));
  expect(overrides).toEqual({});
  expect(findings).toMatchObject([{ field: 'key', advice: 'Write one of: enquiry:send.' }]);
  expect(read(toText('one', 'nothing:like.this', { nl: 'x' })).findings[0]?.advice).toMatch(/Look the key up/);
});

test('of two for one key the older counts, whatever the order; of the same age the id decides', () => {
  const older = at(toText('two', 'enquiry:send', { nl: 'Ouder' }), '2026-01-01');
  const newer = at(toText('one', 'enquiry:send', { nl: 'Nieuwer', de: 'Neuer' }), '2026-02-01');
  for (const entries of [
    [older, newer],
    [newer, older],
  ]) {
    const { overrides, findings } = read(...entries);
    expect(overrides).toEqual({ nl: { enquiry: { send: 'Ouder' } } });
    expect(findings).toMatchObject([{ id: 'one', field: 'key' }]);
    expect(findings[0]?.problem).toContain('two is for the same text');
  }
  const alike = read(toText('b', 'enquiry:send', { nl: 'B' }), toText('a', 'enquiry:send', { nl: 'A' }));
  expect(alike.overrides).toEqual({ nl: { enquiry: { send: 'A' } } });
});

test('what a page is found by cannot be changed', () => {
  const fixed = new Map([['live:title', 'Een ogenblik']]);
  const { overrides, findings } = readOverrides([toText('one', 'live:title', { nl: 'x' })], {
    ...{ nl: fixed, en: fixed, de: fixed },
  });
  expect([overrides, findings[0]?.problem]).toEqual([{}, expect.stringContaining('a text that cannot be changed')]);
});

test('whatever the CMS holds, every key keeps exactly its variables, and no key is added', () => {
  const keys = fc.oneof(fc.constantFrom(...siteTexts.nl.keys(), '__proto__:x', 'enquiry:', 'enquiry'), fc.anything());
  const words = fc.oneof(fc.constantFrom('{{count}}', 'x {{count}}', '{{a}}', '', ' ', '<b>'), fc.anything());
  const written = fc.dictionary(fc.constantFrom(...locales, 'fr', 'xx'), words);
  const entry = fc.tuple(fc.constantFrom('a', 'b'), keys, written).map(([id, key, text]): CmsEntry => ({
    ...toText(id, 'x'),
    fields: { key: { nl: key }, text },
  }));
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      for (const [locale, namespaces] of Object.entries(read(...entries).overrides))
        for (const [namespace, texts] of Object.entries(namespaces))
          for (const [key, text] of Object.entries(texts)) {
            const own = siteTexts[locale as 'nl'].get(`${namespace}:${key}`);
            expect(own).toBeDefined();
            expect(listVariables(text)).toEqual(listVariables(own ?? ''));
          }
    }),
  );
});
