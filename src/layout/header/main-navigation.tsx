import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { OpenNow } from '@/features/company/components/open-now';
import { useCompany } from '@/features/company/use-company';
import { toPath } from '@/i18n/paths';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';
import { MenuLink, useMenu, type MenuItem } from '@/layout/menu-items';

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
  const items = useMenu('header');
  return (
    <nav aria-label={t('common:site.mainNavigation')} className={styles.navigation}>
      <div className={styles.wide}>
        <Items items={items} />
      </div>
      <details className={styles.narrow} data-dialog="menu">
        <summary>
          <Icon name="menu" /> <Icon name="close" /> {t('common:site.menu')}
        </summary>
        <div className={styles.panel}>
          <Items items={items} />
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

function Items({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item, index) => (
        <li key={index}>
          {item.links === null ? (
            <MenuLink item={item} />
          ) : (
            <details className={styles.group}>
              <summary className={styles.label} lang={item.lang ?? undefined}>
                {item.label} <Icon name="chevron" />
              </summary>
              <ul className={styles.items}>
                {item.links.map((link, place) => (
                  <li key={place}>
                    <MenuLink item={link} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
