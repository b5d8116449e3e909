import DE from 'country-flag-icons/react/3x2/DE';
import ES from 'country-flag-icons/react/3x2/ES';
import FR from 'country-flag-icons/react/3x2/FR';
import GB from 'country-flag-icons/react/3x2/GB';
import NL from 'country-flag-icons/react/3x2/NL';
import { Link } from 'gatsby';

import { knownLocales, locales } from '@/i18n/locales';
import type { PageContext } from '@/i18n/page-context';
import { toLocalePath } from '@/i18n/paths';
import { useTexts } from '@/i18n/use-texts';

import * as styles from './language-switch.module.css';

const flags = { NL, GB, DE, FR, ES };

/** The same page in the other languages; their addresses were settled when the site was built. */
export function LanguageSwitch({ context }: { context: PageContext }) {
  const { t } = useTexts();
  return (
    <nav aria-label={t('common:site.language')}>
      <ul className={styles.list}>
        {locales.map((locale) => {
          const { flag, name } = knownLocales[locale];
          const Flag = flags[flag];
          const isCurrent = locale === context.language;
          return (
            <li key={locale}>
              <Link
                to={context.alternates?.[locale] ?? toLocalePath(locale, '/')}
                lang={locale}
                hrefLang={locale}
                className={styles.link}
                title={name}
                {...(isCurrent ? { 'aria-current': 'true' as const } : {})}
              >
                <Flag aria-hidden="true" className={styles.flag} />
                {locale.toUpperCase()}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
