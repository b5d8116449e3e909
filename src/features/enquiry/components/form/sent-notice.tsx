import { useId, type ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { useTexts } from '@/i18n/use-texts';
import { toMailLink, type PhoneLink } from '@/lib/contact-links';

import { toName, toShortAboutRows } from '../../model/about-words';
import { toRows } from '../../model/build-email';
import { toCopy, toLetter } from '../../model/build-letter';
import type { Enquiry } from '../../model/kinds';
import { toValue } from '../../model/problems';

import { CopyButton } from './copy-button';
import * as styles from './form-status.module.css';
import { takeFocus } from './take-focus';

/** Who got the enquiry; `openNow` says until when somebody is there, or from when on. */
export type Recipient = { company: string | null; openNow: ReactNode };

type Props = Recipient & { isNew: boolean; enquiry: Enquiry; phone: PhoneLink | null; onAgain: () => void };

/** Replaces the form after it was sent: what went to whom, who can be called, and a copy to keep. */
export function SentNotice({ isNew, enquiry, company, openNow, phone, onAgain }: Props) {
  const { t, iso } = useTexts();
  const title = useId();
  const letter = toLetter(enquiry, { t, iso });
  return (
    <div
      role="group"
      tabIndex={-1}
      data-answer
      aria-labelledby={title}
      ref={isNew ? takeFocus : null}
      className={styles.sent}
    >
      <p id={title}>
        <Icon name="check" /> <strong>{t('enquiry:status.success')}</strong>
      </p>
      {company !== null && <p>{t('enquiry:status.to', { company })}</p>}
      {phone?.href != null && (
        <div>
          <p>{t('enquiry:status.sooner')}</p>
          {openNow}
          <ButtonLink href={phone.href} variant="outlined">
            <Icon name="phone" /> {t('enquiry:status.call', { phone: phone.text })}
          </ButtonLink>
        </div>
      )}
      <SentRows enquiry={enquiry} />
      <div className={styles.ways}>
        <CopyButton text={toText(toCopy(enquiry, { t, iso }))} />
        <ButtonLink href={toMailLink(toValue('email', enquiry.values), letter.subject, letter.body)} variant="outlined">
          <Icon name="mail" /> {t('enquiry:status.self')}
        </ButtonLink>
        <Button variant="outlined" onClick={onAgain}>
          {t('enquiry:status.again')}
        </Button>
      </div>
    </div>
  );
}

const toText = ({ subject, body }: { subject: string; body: string }) => `${subject}\n\n${body}`;

/** What was sent, as it was filled in; the machines of a list one below the other. */
function SentRows({ enquiry }: { enquiry: Enquiry }) {
  const { t, iso } = useTexts();
  const { about, isChosen } = enquiry;
  const rows = toRows(enquiry, isChosen ? [] : toShortAboutRows(enquiry, t), { t, iso });
  return (
    <div>
      <p>{t(isChosen ? 'enquiry:status.about' : 'enquiry:status.sent')}</p>
      {isChosen && (
        <ul className={styles.items}>
          {about.map((one) => (
            <li key={one.id}>{toName(one)}</li>
          ))}
        </ul>
      )}
      <dl className={styles.rows}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
