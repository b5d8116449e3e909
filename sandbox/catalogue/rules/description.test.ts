import { createRandom } from '../random';
import { texts } from '../texts/texts';

import { toAccessories, toDescription, type Subject } from './description';

const subject: Subject = { table: texts.tractor, name: 'Fendt 724 Vario', year: 2018, hours: 3480, state: 'used' };
const many = Array.from({ length: 300 }, (_, index) => toDescription(subject, createRandom(String(index))));

test('Every placeholder is filled in, in every language.', () => {
  expect(many.flatMap((texts) => Object.values(texts)).filter((text) => /[{}]|undefined/.test(text))).toEqual([]);
});

test('Hours are written the way of the language.', () => {
  expect(many.some(({ nl }) => nl?.includes('3.480'))).toBe(true);
  expect(many.some(({ en }) => en?.includes('3,480'))).toBe(true);
});

test('Unknown hours are not mentioned.', () => {
  const silent = Array.from({ length: 100 }, (_, index) =>
    toDescription({ ...subject, hours: null }, createRandom(String(index))),
  );
  expect(silent.filter(({ nl }) => /draaiuren|De teller|gedraaid/.test(nl ?? ''))).toEqual([]);
});

test('Some are simple HTML and some lack a language, but Dutch is always there.', () => {
  expect(many.filter(({ nl }) => nl?.startsWith('<p>')).length).toBeGreaterThan(40);
  expect(many.filter(({ de }) => de === undefined).length).toBeGreaterThan(10);
  expect(many.filter(({ nl }) => nl === undefined)).toEqual([]);
});

test('A name with markup in it cannot break the HTML.', () => {
  const odd = Array.from({ length: 100 }, (_, index) =>
    toDescription({ ...subject, name: 'A <b> & C' }, createRandom(String(index))),
  );
  expect(odd.filter(({ nl }) => nl?.startsWith('<p>') && nl.includes('<b>'))).toEqual([]);
});

test('Accessories are never named twice.', () => {
  const names = toAccessories(texts.tractor, createRandom('x')).map(({ nl }) => nl);
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});
