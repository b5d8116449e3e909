import { toCountryCode } from './country-code';

test.each([
  ['Nederland', 'NL'],
  ['Netherlands', 'NL'],
  [' niederlande ', 'NL'],
  ['The Netherlands', 'NL'],
  ['Les Pays-Bas', 'NL'],
  ['België', 'BE'],
  ['Österreich', 'AT'],
  ['DE', 'DE'],
  ['Veldkampen', null],
  ['', null],
])('‘%s’ has the code %s', (name, code) => {
  expect(toCountryCode(name)).toBe(code);
});

test('every country’s own name in each language leads back to it', () => {
  for (const code of ['NL', 'BE', 'DE', 'FR', 'ES', 'GB', 'PL'])
    for (const locale of ['nl', 'en', 'de', 'fr', 'es'])
      expect(toCountryCode(new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? '')).toBe(code);
});
