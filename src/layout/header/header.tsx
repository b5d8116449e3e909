import { Link } from 'gatsby';
import { useEffect, useRef } from 'react';

import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { SocialLinks } from '@/features/company/components/social-links';
import { useCompany } from '@/features/company/use-company';
import { ShortlistLink } from '@/features/shortlist/components/shortlist-link';
import type { PageContext } from '@/i18n/page-context';
import { toPath } from '@/i18n/paths';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';
import { toMailLink } from '@/lib/contact-links';

import { closeDetailsWithin } from './close-details';
import { closeWithBack } from './close-with-back';
import * as styles from './header.module.css';
import { LanguageSwitch } from './language-switch';
import { MainNavigation } from './main-navigation';
import { WebshopLink } from './webshop-link';

/**
 * Logo, navigation, languages and contact in one row on every screen. On desktops webshop, phone, mail and socials are
 * in a row above, because German labels leave no space for them.
 */
export function Header({ context }: { context: PageContext }) {
  const { t } = useTexts();
  const locale = useLocale();
  const company = useCompany();
  const phone = company?.phone ?? null;
  const email = company?.email ?? null;
  const bar = useRef<HTMLElement>(null);
  // A navigation closes what is open.
  useEffect(() => {
    const { current } = bar;
    if (current === null) return;
    // In this order: Forward may reopen a dialog, after everything else has closed.
    const stops = [closeDetailsWithin, closeWithBack].map((start) => start(current));
    return () => {
      for (const stop of stops) stop();
    };
  }, [context]);
  const file = company?.logo?.localFile;
  // A small logo is inlined: it is the first thing that visitors look for.
  const logo = file?.drawing ?? file?.publicURL ?? null;
  return (
    <header ref={bar} className={styles.header}>
      <div className={styles.topBar} data-print="no">
        <WebshopLink className={styles.webshop} />
        {phone?.href != null && (
          <a href={phone.href} aria-label={t('common:site.call', { phone: phone.text })}>
            <Icon name="phone" /> {phone.text}
          </a>
        )}
        {email !== null && (
          <a href={toMailLink(email)} aria-label={t('common:site.mail', { email })}>
            <Icon name="mail" /> {email}
          </a>
        )}
        <SocialLinks variant="icons" className={styles.socials} />
      </div>
      <div className={styles.bar}>
        <Link
          to={toPath('home', locale)}
          className={styles.logo}
          {...(company?.name == null ? {} : { 'aria-label': t('common:site.home', { company: company.name }) })}
        >
          {logo === null ? (
            (company?.name ?? t('common:page.home.short'))
          ) : (
            <img src={logo} alt="" width={company?.logo?.width ?? 200} height={company?.logo?.height ?? 48} />
          )}
        </Link>
        <MainNavigation />
        <div className={styles.actions} data-print="no">
          <ShortlistLink />
          <LanguageSwitch context={context} />
          <span className={styles.contact}>
            <ButtonLink href={toPath('contact', locale)} variant="secondary">
              {t('common:page.contact.short')}
            </ButtonLink>
          </span>
        </div>
      </div>
    </header>
  );
}
