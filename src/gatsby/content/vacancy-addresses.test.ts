import fc from 'fast-check';

import { vacancy } from '../../../content-model/types/vacancy';

import { toVacancyKey, toVacancySegments } from './vacancy-addresses';

const allot = (vacancies: { id: string; slug?: unknown }[], known: Record<string, string[]> = {}) =>
  Object.fromEntries(toVacancySegments(vacancies, known));

test('the address of a vacancy ends with its slug, without one with its id', () => {
  expect(allot([{ id: '5kQ_x-1', slug: 'service-monteur' }, { id: '4MHAV9Yc0dVz' }, { id: 'x', slug: null }])).toEqual({
    '5kQ_x-1': 'service-monteur',
    '4MHAV9Yc0dVz': '4MHAV9Yc0dVz',
    x: 'x',
  });
});

test.each([
  ['vacancy.monteur', 'vacancy-monteur'],
  ['index.html', 'index-html'],
  ['.htaccess', 'htaccess'],
  ['a..br', 'a-br'],
  ['..', 'vacancy'],
  ['_', '_'],
  ['-a-', '-a-'],
])('an id with a dot is no name of a file: %s has its page at %s', (id, segment) => {
  expect(allot([{ id }])).toEqual({ [id]: segment });
});

test('a slug that was not written as asked for is taken for what it would be', () => {
  expect(allot([{ id: 'a', slug: ' Service Monteur (m/v) ' }])).toEqual({ a: 'service-monteur-m-v' });
  expect(
    allot([
      { id: 'a', slug: '/..' },
      { id: 'b', slug: 7 },
    ]),
  ).toEqual({ a: 'a', b: 'b' });
});

test('of two with the same slug the one that had it keeps it', () => {
  const both = [
    { id: 'a', slug: 'driver' },
    { id: 'b', slug: 'driver' },
  ];
  expect(allot(both)).toEqual({ a: 'driver', b: 'driver-b' });
  expect(allot(both, { [toVacancyKey('b')]: ['driver'] })).toEqual({ a: 'driver-a', b: 'driver' });
});

test('any ids and slugs give each vacancy an address of its own, which no server reads as a file', () => {
  const id = fc.stringMatching(/^[A-Za-z0-9._-]{1,64}$/);
  const slug = fc.option(fc.oneof(fc.constantFrom('a', 'b', 'a-b'), fc.string()), { nil: null });
  fc.assert(
    fc.property(fc.uniqueArray(fc.record({ id, slug }), { selector: (one) => one.id }), (vacancies) => {
      const segments = Object.values(allot(vacancies));
      expect(new Set(segments).size).toBe(vacancies.length);
      for (const segment of segments) expect(segment).toMatch(/^[A-Za-z0-9_-]{1,160}$/);
    }),
  );
});

test('what the CMS takes for a slug is the address', () => {
  const pattern = new RegExp(vacancy.fields.slug.regexp.pattern);
  for (const slug of ['service-monteur', '24-uur', 'a', 'a'.repeat(80)]) {
    expect(slug).toMatch(pattern);
    expect(allot([{ id: 'x', slug }])).toEqual({ x: slug });
  }
  for (const slug of ['Service', 'a--b', '-a', 'a-', 'a.b', 'a b', 'ä', '', 'a'.repeat(81)])
    expect(slug).not.toMatch(pattern);
});
