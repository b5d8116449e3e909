import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { MailWords } from '@/components/ui/mail-words';
import { toMailLink, type PhoneLink } from '@/lib/contact-links';

import { useCompany } from '../use-company';

import * as styles from './contact-ways.module.css';
import { OpenNow } from './open-now';

type Props = { phone: PhoneLink | null; email: string | null; subject: string };

/**
 * Phone and e-mail links beside a form, and whether somebody answers; without scripts, the only contact options. The
 * e-mail has a prefilled subject.
 */
export function ContactWays({ phone, email, subject }: Props) {
  const openingTimes = useCompany()?.openingTimes;
  return (
    <div className={styles.ways}>
      {phone?.href != null && (
        <div className={styles.call}>
          <ButtonLink href={phone.href} variant="secondary">
            <Icon name="phone" /> <span className={styles.phone}>{phone.text}</span>
          </ButtonLink>
          {openingTimes != null && <OpenNow times={openingTimes} />}
        </div>
      )}
      {email !== null && (
        <ButtonLink href={toMailLink(email, subject)} variant="outlined">
          <Icon name="mail" /> <MailWords email={email} />
        </ButtonLink>
      )}
    </div>
  );
}
