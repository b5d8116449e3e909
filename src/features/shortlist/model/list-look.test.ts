import { formatLook, parseLook } from './list-look';
import { formatSharedList, parseSharedList } from './share-link';

const compared = { isCompared: true, hasDifferencesOnly: false };
const differences = { isCompared: true, hasDifferencesOnly: true };
const list = { isCompared: false, hasDifferencesOnly: false };

test('an address says how its list is looked at, and nothing where it is a list', () => {
  expect(formatLook(compared, '')).toBe('?view=compare');
  expect(formatLook(differences, '?view=compare')).toBe('?view=compare&only=differences');
  expect(formatLook(list, '?view=compare&only=differences')).toBe('');
  for (const look of [compared, differences, list]) expect(parseLook(formatLook(look, ''))).toEqual(look);
});

test('the machines and notes of a link stay as they are', () => {
  const past = { price: { kind: 'amount' as const, cents: 7_495_000, currency: 'EUR' }, availability: null };
  const shared = { on: '2026-11-27', items: [{ id: '7', past, note: 'Banden & velgen?' }] };
  const link = formatSharedList(shared);
  const looked = formatLook(differences, link);
  expect(looked).toBe(`${link}&view=compare&only=differences`);
  expect(parseSharedList(looked)).toEqual(shared);
  expect(formatLook(list, looked)).toBe(link);
});

test.each(['?view=list', '?view=Compare&only=', '?only=differences.', '?ids=view', ''])('%s is a list', (search) => {
  expect(parseLook(search)).toEqual(list);
});
