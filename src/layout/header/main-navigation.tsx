import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { topNavigation } from '@/config/navigation';
import { OpenNow } from '@/features/company/components/open-now';
import { useCompany } from '@/features/company/use-company';
import { LocalizedLink } from '@/i18n/localized-link';
import { toPath } from '@/i18n/paths';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';

import * as styles from './main-navigation.module.css';
import { WebshopLink } from './webshop-link';

/**
 * The main navigation. On phones and tablets it is behind a button, together with links that do not fit in the bar; its
 * groups open in place. Both are native disclosures, so that they work before hydration and without scripts.
 * `close-details.ts` closes them, and Back closes the menu (`close-with-back.ts`).
 */
export function MainNavigation() {
  const { t } = useTexts();
  const locale = useLocale();
  const company = useCompany();
  return (
    <nav aria-label={t('common:site.mainNavigation')} className={styles.navigation}>
      <div className={styles.wide}>
        <Items />
      </div>
      <details className={styles.narrow} data-dialog="menu">
        <summary>
          <Icon name="menu" /> <Icon name="close" /> {t('common:site.menu')}
        </summary>
        <div className={styles.panel}>
          <Items />
          <div className={styles.more}>
            {company?.phone?.href != null && (
              <ButtonLink href={company.phone.href} variant="outlined">
                <Icon name="phone" /> {company.phone.text}
              </ButtonLink>
            )}
            {company?.openingTimes != null && <OpenNow times={company.openingTimes} />}
            <ButtonLink href={toPath('contact', locale)} variant="outlined">
              {t('common:site.contactUs')}
            </ButtonLink>
            <WebshopLink isButton />
          </div>
        </div>
      </details>
    </nav>
  );
}

function Items() {
  const { t } = useTexts();
  return (
    <ul className={styles.items}>
      {topNavigation.map((item) =>
        'route' in item ? (
          <li key={item.route}>
            <LocalizedLink route={item.route}>{t(`common:page.${item.route}.short`)}</LocalizedLink>
          </li>
        ) : (
          <li key={item.group}>
            <details className={styles.group}>
              <summary className={styles.label}>
                {t(`common:${item.group}`)} <Icon name="chevron" />
              </summary>
              <ul className={styles.items}>
                {item.items.map((route) => (
                  <li key={route}>
                    <LocalizedLink route={route}>{t(`common:page.${route}.short`)}</LocalizedLink>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ),
      )}
    </ul>
  );
}
