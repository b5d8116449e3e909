import { Helmet } from 'react-helmet-async';

import { knownLocales, type Locale } from '@/i18n/locales';
import { splitLocale, toPath } from '@/i18n/paths';

/** Not in `locales/`: the page that failed may be the one that carries the texts. */
const words: Record<Locale, { heading: string; home: string }> = {
  nl: { heading: 'Er is iets misgegaan', home: 'Naar de startpagina' },
  en: { heading: 'Something went wrong', home: 'To the home page' },
  de: { heading: 'Etwas ist schiefgelaufen', home: 'Zur Startseite' },
};

/**
 * The last fallback when a page, even the error page, fails to render: a message and a link home that reloads
 * everything.
 */
export function FatalErrorView({ path }: { path: string }) {
  const [locale] = splitLocale(path);
  const { heading, home } = words[locale];
  return (
    <div style={{ maxWidth: 'var(--width-text)', margin: 'var(--space-section) auto', padding: 'var(--space-page)' }}>
      <Helmet htmlAttributes={{ lang: locale, dir: knownLocales[locale].direction }}>
        <title>{heading}</title>
      </Helmet>
      <h1>{heading}</h1>
      <p>
        <a href={toPath('home', locale)}>{home}</a>
      </p>
    </div>
  );
}
