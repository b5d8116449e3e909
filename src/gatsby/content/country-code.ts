import { knownLocales, type KnownLocale } from '../../i18n/locales';

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** Without those of countries that are not any more, which have the names of their successors. */
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => new Intl.Locale(`und-${code}`).region === code);

/** Some are called by one in running text: ‘The Netherlands’. */
const article = /^(the|de|het|die|der|la|les?|el|los|las) /;

/** Every country's code by its name in each language, small letters. */
let known: ReadonlyMap<string, string> | null = null;

/**
 * The code of a country as editors write its name, which is what search engines ask for; null for a name that no
 * language of the site has. ISO 3166-1 alpha-2. @example toCountryCode('Niederlande') // 'NL'
 */
export function toCountryCode(name: string): string | null {
  known ??= readNames();
  const written = name.trim().toLowerCase();
  return known.get(written) ?? known.get(written.replace(article, '')) ?? null;
}

function readNames(): ReadonlyMap<string, string> {
  const names = (Object.keys(knownLocales) as KnownLocale[]).map(
    (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }),
  );
  return new Map(
    codes.flatMap((code) => [
      [code.toLowerCase(), code] as const,
      ...names.flatMap((name) => {
        const text = name.of(code);
        return text === undefined ? [] : [[text.toLowerCase(), code] as const];
      }),
    ]),
  );
}
