import { graphql } from 'gatsby';

import { ContentImage } from '@/components/content-image';
import { useSite } from '@/components/seo/use-site';
import { Icon } from '@/components/ui/icon';
import { MailWords } from '@/components/ui/mail-words';
import { PhoneNumber } from '@/components/ui/phone-number';
import { LocalizedLink } from '@/i18n/localized-link';
import { toPath } from '@/i18n/paths';
import { toLang } from '@/i18n/to-lang';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';
import { toMailLink, toWhatsappMessage, type PhoneLink, type WhatsappLink } from '@/lib/contact-links';
import { hasWords } from '@/lib/has-words';

import { useCompany } from '../use-company';

import * as styles from './contact-person.module.css';
import { OpenNow } from './open-now';

type Props = {
  person: Queries.ContactPersonFragment | null;
  /** Contact details: the person's own, else the company's. */
  phone: PhoneLink | null;
  email: string | null;
  whatsapp: WhatsappLink | null;
  /** Subject and text of the prefilled message. */
  subject: string;
  message: string;
};

/** The contact person with a photo and every way to reach them. Without a named person in the CMS, the company. */
export function ContactPerson({ person: found, phone, email, whatsapp, subject, message }: Props) {
  const { t } = useTexts();
  const locale = useLocale();
  const { siteUrl } = useSite();
  const openingTimes = useCompany()?.openingTimes;
  const person = hasWords(found?.name) ? found : null;
  return (
    <div className={styles.card}>
      {person?.photo != null && <ContentImage picture={person.photo} name="" className={styles.photo} sizes="112px" />}
      <div className={styles.words}>
        {person !== null && (
          <p>
            <strong>{person.name}</strong>
            {person.function !== null && <span lang={toLang(person, 'function')}> {person.function}</span>}
          </p>
        )}
        <ul className={styles.ways}>
          {phone !== null && (
            <li>
              <PhoneNumber phone={phone}>
                <Icon name="phone" /> {phone.text}
              </PhoneNumber>
            </li>
          )}
          {whatsapp !== null && (
            <li>
              <a href={toWhatsappMessage(message, whatsapp.href)}>
                <Icon name="whatsapp" /> {t('company:social.whatsapp')}
                <span className={styles.paper}>{whatsapp.text}</span>
              </a>
            </li>
          )}
          {email !== null && (
            <li>
              <a href={toMailLink(email, subject)}>
                <Icon name="mail" /> <MailWords email={email} />
              </a>
            </li>
          )}
        </ul>
        {phone?.href != null && openingTimes != null && (
          <div data-print="no" className={styles.open}>
            <OpenNow times={openingTimes} />
          </div>
        )}
        <p className={styles.verify}>
          {t('company:verify.question')} <LocalizedLink route="verify">{t('company:verify.link')}</LocalizedLink>
          <span className={styles.paper}>: {siteUrl + toPath('verify', locale)}</span>
        </p>
      </div>
    </div>
  );
}

export const contactPerson = graphql`
  fragment ContactPerson on ContentfulTeamMember {
    fallbacks
    name
    function
    phone: phoneLink {
      text
      href
    }
    email
    whatsapp: whatsappLink {
      text
      href
    }
    photo {
      ...PortraitPicture
    }
  }
`;
