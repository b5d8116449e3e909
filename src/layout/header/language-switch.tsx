import { Link } from 'gatsby';
import { memo, useDeferredValue } from 'react';

import { useLocationEntry } from '@/hooks/location-entry';
import { knownLocales, locales } from '@/i18n/locales';
import type { PageContext } from '@/i18n/page-context';
import { toLocalePath } from '@/i18n/paths';
import { useTexts } from '@/i18n/use-texts';

import * as styles from './language-switch.module.css';

/** The same page in the other languages; their addresses were settled when the site was built. The choice is kept by a script of the page's head (`preferred-locale.ts`). */
export function LanguageSwitch({ context }: { context: PageContext }) {
  // What a list is filtered by is the same in every language: the API's own names.
  const entry = useLocationEntry(context.alternates?.[context.language] ?? '');
  // Nobody presses a filter and the language in one frame: the links may follow after the list.
  const { search, state } = useDeferredValue(entry);
  return <LanguageLinks context={context} search={search} firstPage={state.firstPage} />;
}

type LinksProps = {
  context: PageContext;
  search: string;
  /** Where the loaded pages of a list begin; the address says where they end. */
  firstPage: number | undefined;
};

const LanguageLinks = memo(function LanguageLinks({ context, search, firstPage }: LinksProps) {
  const { t } = useTexts();
  return (
    <nav aria-label={t('common:site.language')}>
      <ul className={styles.list}>
        {locales.map((locale) => {
          const { flag, name } = knownLocales[locale];
          const isCurrent = locale === context.language;
          return (
            <li key={locale}>
              <Link
                to={(context.alternates?.[locale] ?? toLocalePath(locale, '/')) + search}
                lang={locale}
                hrefLang={locale}
                className={styles.link}
                {...(firstPage === undefined ? {} : { state: { firstPage } })}
                title={name}
                {...(isCurrent ? { 'aria-current': 'true' as const } : {})}
              >
                <span className={styles.flag} data-flag={flag} />
                {locale.toUpperCase()}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
});
