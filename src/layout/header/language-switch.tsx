import { Link } from 'gatsby';
import { memo, useDeferredValue } from 'react';

import { Icon } from '@/components/ui/icon';
import { useLocationEntry } from '@/hooks/location-entry';
import { toFlagPath } from '@/i18n/flags';
import { knownLocales, locales, type Locale } from '@/i18n/locales';
import type { PageContext } from '@/i18n/page-context';
import { toLocalePath } from '@/i18n/paths';
import { useTexts } from '@/i18n/use-texts';

import * as styles from './language-switch.module.css';

/**
 * Links to the same page in the other languages, with the addresses of the build. A script in the head stores the
 * choice (`preferred-locale.ts`).
 */
export function LanguageSwitch({ context }: { context: PageContext }) {
  // Filters are the same in every language: they use the API's own names.
  const entry = useLocationEntry(context.alternates?.[context.language] ?? '');
  // The links may update after the list: a visitor does not press a filter and a language in one frame.
  const { search, state } = useDeferredValue(entry);
  return <LanguageMenu context={context} search={search} firstPage={state.firstPage} />;
}

type Props = {
  context: PageContext;
  search: string;
  /** The first loaded page of a list; the address has the last one. */
  firstPage: number | undefined;
};

/** A native disclosure, so that it opens before hydration; `close-details.ts` closes it. */
const LanguageMenu = memo(function LanguageMenu(props: Props) {
  const { t } = useTexts();
  const current = props.context.language;
  return (
    <nav aria-label={t('common:site.language')} className={styles.languages}>
      <details className={styles.menu}>
        {/* A new element for each language: browser translation would keep the old text (`live-text.tsx`). */}
        <summary key={current} className={styles.current}>
          <Language locale={current} /> <span className="visually-hidden">{knownLocales[current].name}</span>
          <Icon name="chevron" />
        </summary>
        <LanguageLinks {...props} />
      </details>
      <noscript>
        <LanguageLinks {...props} />
      </noscript>
    </nav>
  );
});

function LanguageLinks({ context, search, firstPage }: Props) {
  return (
    <ul className={styles.list}>
      {locales
        .filter((locale) => locale !== context.language)
        .map((locale) => (
          <li key={locale}>
            <Link
              to={(context.alternates?.[locale] ?? toLocalePath(locale, '/')) + search}
              lang={locale}
              hrefLang={locale}
              className={styles.link}
              {...(firstPage === undefined ? {} : { state: { firstPage } })}
            >
              <Language locale={locale} /> <span className={styles.name}>{knownLocales[locale].name}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
}

/** Flag and code. `loading="lazy"`: flags in the closed menu do not load. */
function Language({ locale }: { locale: Locale }) {
  return (
    <>
      <img src={toFlagPath(knownLocales[locale].flag)} alt="" width={21} height={14} loading="lazy" />
      {locale.toUpperCase()}
    </>
  );
}
