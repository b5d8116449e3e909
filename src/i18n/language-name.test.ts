import { toLanguageName } from './language-name';
import type { KnownLocale } from './locales';

it.each<[KnownLocale, string]>([
  ['nl', 'Nederlands'],
  ['en', 'Engels'],
  ['de', 'Duits'],
  ['fr', 'Frans'],
  ['es', 'Spaans'],
])('a Dutch reader reads of %s: %s', (locale, name) => {
  expect(toLanguageName(locale, 'nl-NL')).toBe(name);
});

it('a language has its own name where the browser knows none', () => {
  jest.spyOn(Intl, 'DisplayNames').mockImplementation(() => {
    throw new RangeError('unknown');
  });
  expect(toLanguageName('de', 'nl-NL')).toBe('Deutsch');
});
