import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { toMailLink, type PhoneLink } from '@/lib/contact-links';

import * as styles from './contact-ways.module.css';
import { MailWords } from './mail-words';

type Props = { phone: PhoneLink | null; email: string | null; subject: string };

/**
 * Phone and e-mail links beside a form; without scripts, the only contact options. The e-mail has a prefilled subject.
 */
export function ContactWays({ phone, email, subject }: Props) {
  return (
    <div className={styles.ways}>
      {phone?.href != null && (
        <ButtonLink href={phone.href} variant="secondary">
          <Icon name="phone" /> <span className={styles.phone}>{phone.text}</span>
        </ButtonLink>
      )}
      {email !== null && (
        <ButtonLink href={toMailLink(email, subject)} variant="outlined">
          <Icon name="mail" /> <MailWords email={email} />
        </ButtonLink>
      )}
    </div>
  );
}
