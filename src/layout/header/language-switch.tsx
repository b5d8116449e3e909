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
 * The same page in the other languages; their addresses were settled when the site was built. The choice is kept by a
 * script of the page's head (`preferred-locale.ts`).
 */
export function LanguageSwitch({ context }: { context: PageContext }) {
  // What a list is filtered by is the same in every language: the API's own names.
  const entry = useLocationEntry(context.alternates?.[context.language] ?? '');
  // Nobody presses a filter and the language in one frame: the links may follow after the list.
  const { search, state } = useDeferredValue(entry);
  return <LanguageMenu context={context} search={search} firstPage={state.firstPage} />;
}

type Props = {
  context: PageContext;
  search: string;
  /** Where the loaded pages of a list begin; the address says where they end. */
  firstPage: number | undefined;
};

/** A native disclosure, so that it opens before the page hydrates; `close-details.ts` closes it. */
const LanguageMenu = memo(function LanguageMenu(props: Props) {
  const { t } = useTexts();
  const current = props.context.language;
  return (
    <nav aria-label={t('common:site.language')} className={styles.languages}>
      <details className={styles.menu}>
        {/* A new one with another language: a browser's translation would keep the old words (`live-text.tsx`). */}
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

/** Flag and code. Those in the closed menu are not loaded. */
function Language({ locale }: { locale: Locale }) {
  return (
    <>
      <img src={toFlagPath(knownLocales[locale].flag)} alt="" width={21} height={14} loading="lazy" />
      {locale.toUpperCase()}
    </>
  );
}
