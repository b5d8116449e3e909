import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fc from 'fast-check';

import { forEachLocale, locales } from '../locales';

import {
  addressesFile,
  mergeHistories,
  maxFormer,
  maxGone,
  noHistory,
  toAddressTable,
  updateHistory,
  updateItemPaths,
  type AddressHistory,
} from './address-history';
import { allotSegments } from './allot-segments';
import { parseHistory } from './parse-history';
import { readReleaseAddresses } from './read-addresses';

const toPage = (key: string, segment: string, alias?: string) => ({
  key,
  paths: forEachLocale((locale) => `/${locale}/${segment}`),
  ...(alias !== undefined && { aliases: forEachLocale((locale) => `/${locale}/${alias}`) }),
});
const build = (...states: ReturnType<typeof toPage>[][]) => states.reduce(updateHistory, noHistory);
const lead = (history: AddressHistory, address: string) => toAddressTable(history, locales).get(address);

describe('an address that a page had', () => {
  test('leads to the one it has now, in one step however often it was renamed', () => {
    const history = build([toPage('a', 'one')], [toPage('a', 'two')], [toPage('a', 'three')]);
    expect(lead(history, '/en/one')).toBe('/en/three');
    expect(lead(history, '/en/two')).toBe('/en/three');
    expect(lead(history, '/en/three')).toBe('/en/three');
  });

  test('is its own again when it is named back, and the other one leads there', () => {
    const history = build([toPage('a', 'one')], [toPage('a', 'two')], [toPage('a', 'one')]);
    expect(history.pages.a?.en).toEqual(['/en/one', '/en/two']);
    expect(lead(history, '/en/two')).toBe('/en/one');
  });

  test('leads nowhere while the page is gone, and on when it is back', () => {
    const gone = build([toPage('a', 'one')], [toPage('a', 'two')], [toPage('b', 'other')]);
    expect([lead(gone, '/en/one'), lead(gone, '/en/two')]).toEqual([undefined, undefined]);
    expect(lead(updateHistory(gone, [toPage('a', 'two')]), '/en/one')).toBe('/en/two');
  });

  test('is another page’s when that one has it now', () => {
    const history = build([toPage('a', 'one')], [toPage('a', 'two'), toPage('b', 'one')]);
    expect(lead(history, '/en/one')).toBe('/en/one');
  });

  test('leads on when another page has the last address of one that is gone', () => {
    const history = build([toPage('a', 'one')], [toPage('a', 'two')], [toPage('anew', 'two')]);
    expect(lead(history, '/en/one')).toBe('/en/two');
    expect(lead(updateHistory(history, [toPage('anew', 'three')]), '/en/two')).toBe('/en/three');
  });

  test('is found in whatever capitals it was written', () => {
    expect(lead(build([toPage('a', 'One')], [toPage('a', 'Two')]), '/en/one')).toBe('/en/Two');
  });
});

test('an alias leads to its page from the first build on, and after any number of names', () => {
  const names = Array.from({ length: 30 }, (_, index) => [toPage('a', `name-${String(index)}`, 'id')]);
  expect(lead(build(...names.slice(0, 1)), '/de/id')).toBe('/de/name-0');
  expect(lead(build(...names), '/de/id')).toBe('/de/name-29');
});

test('a history does not grow without end: the oldest names and pages go', () => {
  const names = Array.from({ length: 30 }, (_, index) => [toPage('a', `name-${String(index)}`)]);
  expect(build(...names).pages.a?.nl).toEqual(
    Array.from({ length: maxFormer + 1 }, (_, index) => `/nl/name-${String(29 - index)}`),
  );
  const many = Array.from({ length: maxGone + 50 }, (_, index) => [toPage(`page ${String(index)}`, String(index))]);
  const { pages, gone } = build(...many, []);
  expect(pages).toEqual({});
  expect(Object.keys(gone)).toHaveLength(maxGone);
  expect(Object.keys(gone)[0]).toBe(`page ${String(maxGone + 49)}`);
});

test('what is written down is read again, and what is no history is none', () => {
  const history = build([toPage('a', 'one')], [toPage('b', 'two')]);
  expect(parseHistory(JSON.stringify(history))).toEqual({ ...history, machines: {} });
  for (const text of ['', '{', '[]', '{"pages":{"a":{"nl":[1]}},"gone":{}}']) expect(parseHistory(text)).toBeNull();
});

test('a language that the site has no more keeps its addresses', () => {
  const before = { ...noHistory, pages: { a: { fr: ['/fr/un'], nl: ['/nl/one'] } } };
  expect(updateHistory(before, [toPage('a', 'two')]).pages.a?.fr).toEqual(['/fr/un']);
});

test('a machine’s former addresses are kept while there is the machine, the latest two names of it', () => {
  const build = (names: readonly string[]) =>
    names.reduce<{ known: Record<string, string[]>; published: Map<string, string[]> }>(
      ({ known, published }, name) => {
        const now = new Map(name === '' ? [] : [['7', ['', '/en', '/de'].map((prefix) => `${prefix}/${name}-7`)]]);
        return { known: updateItemPaths(known, published, now), published: now };
      },
      { known: {}, published: new Map() },
    ).known;
  expect(build(['a', 'a'])).toEqual({});
  expect(build(['a', 'b'])).toEqual({ 7: ['/a-7', '/en/a-7', '/de/a-7'] });
  expect(build(['a', 'b', 'b', 'c', 'd'])[7]).toEqual(['/c-7', '/en/c-7', '/de/c-7', '/b-7', '/en/b-7', '/de/b-7']);
  expect(build(['a', 'b', 'a'])).toEqual({ 7: ['/b-7', '/en/b-7', '/de/b-7'] });
  expect(build(['a', 'b', ''])).toEqual({});
});

describe('releases beside one another', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'addresses-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const publish = (id: string, history: AddressHistory | string) => {
    mkdirSync(path.join(folder, id));
    writeFileSync(
      path.join(folder, id, addressesFile),
      typeof history === 'string' ? history : JSON.stringify(history),
    );
  };

  test('after a rollback what the later one published leads to what is served now, and the next build has it', () => {
    const first = build([toPage('a', 'one')]);
    publish('20261101-120000', first);
    publish('20261101-130000', updateHistory(first, [toPage('a', 'two'), toPage('b', 'new')]));
    publish('20261101-140000', 'broken');
    mkdirSync(path.join(folder, '20261101-150000'));
    const served = readReleaseAddresses(path.join(folder, '20261101-120000'));
    expect(lead(served, '/en/two')).toBe('/en/one');
    expect(lead(served, '/en/new')).toBeUndefined();
    const next = updateHistory(served, [toPage('a', 'three'), toPage('b', 'newer')]);
    expect([lead(next, '/en/two'), lead(next, '/en/one'), lead(next, '/en/new')]).toEqual([
      '/en/three',
      '/en/three',
      '/en/newer',
    ]);
  });

  test('a folder that is not there says nothing', () => {
    expect(readReleaseAddresses(path.join(folder, 'nowhere', 'release'))).toMatchObject(noHistory);
  });
});

test('of two histories the first says what is current', () => {
  const one = build([toPage('a', 'one')]);
  const other = build([toPage('a', 'two')]);
  expect(mergeHistories(one, other).pages.a?.nl).toEqual(['/nl/one', '/nl/two']);
  expect(mergeHistories(noHistory, other)).toMatchObject({ pages: {}, gone: other.pages });
});

describe('a segment', () => {
  const wish = (key: string, plain: string) => ({ key, plain, named: `${plain}-${key}` });
  const allot = (wishes: ReturnType<typeof wish>[], known: Record<string, string[]> = {}) =>
    Object.fromEntries(allotSegments(wishes, known));

  test('is kept by who had it when another is called the same, whatever their order', () => {
    expect(allot([wish('a', 'x'), wish('b', 'x')], { b: ['x'], a: ['y'] })).toEqual({ a: 'x-a', b: 'x' });
  });

  test('stays who’s it was: nobody takes what another had before', () => {
    expect(allot([wish('a', 'z'), wish('b', 'x')], { a: ['y', 'x'] })).toEqual({ a: 'z', b: 'x-b' });
  });

  test('stays the long one when the short one is free again: an address changes with its name only', () => {
    expect(allot([wish('b', 'x')], { b: ['x-b'], a: ['x'] })).toEqual({ b: 'x-b' });
  });

  test('is there for all, one each, and those of the build before stay where nothing was renamed', () => {
    const word = fc.constantFrom('x', 'y', 'z', 'x-a', 'x-b-2');
    const state = fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), word), { selector: ([key]) => key });
    fc.assert(
      fc.property(fc.array(state, { minLength: 1, maxLength: 6 }), (states) => {
        let known: Record<string, string[]> = {};
        for (const pages of states) {
          const wishes = pages.map(([key, plain]) => wish(key, plain));
          const allotted = allotSegments(wishes, known);
          expect(new Set(allotted.values()).size).toBe(pages.length);
          expect(allotted.size).toBe(pages.length);
          known = Object.fromEntries(
            [...allotted].map(([key, now]) => [key, [now, ...(known[key] ?? []).filter((one) => one !== now)]]),
          );
          expect(allotSegments(wishes.toReversed(), known)).toEqual(new Map([...allotted].toReversed()));
        }
      }),
    );
  });
});
