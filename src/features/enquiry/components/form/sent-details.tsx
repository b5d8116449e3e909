import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { useTexts } from '@/i18n/use-texts';
import { toMailLink, toUnbroken } from '@/lib/contact-links';

import { toName, toShortAboutRows } from '../../model/about-words';
import { toCopy, toOwnLetter, toSentRows, type SentEnquiry } from '../../model/build-letter';
import { toValue } from '../../model/problems';

import { CopyButton } from './copy-button';
import * as styles from './form-status.module.css';
import type { SentProps } from './sent-notice';

/** What went to whom, who can be called, and a copy to keep; loaded while it is sent. */
export function SentDetails({ enquiry, files, company, openNow, phone }: SentProps) {
  const { t, iso } = useTexts();
  const sent = { enquiry, files };
  const from = [company, phone?.text].filter(Boolean).join(' · ');
  const letter = toOwnLetter(sent, { t, iso }, from);
  return (
    <>
      {company !== null && <p>{t('enquiry:status.to', { company })}</p>}
      {openNow != null && (
        <div>
          <p>{t('enquiry:status.when')}</p>
          {openNow}
        </div>
      )}
      {phone?.href != null && (
        <div>
          <p>{t('enquiry:status.sooner')}</p>
          <ButtonLink href={phone.href} variant="outlined">
            <Icon name="phone" /> <span>{toUnbroken(phone.text)}</span>
          </ButtonLink>
        </div>
      )}
      <SentRows sent={sent} />
      <div className={styles.ways}>
        <CopyButton text={toText(toCopy(sent, { t, iso }, from))} />
        <ButtonLink href={toMailLink(toValue('email', enquiry.values), letter.subject, letter.body)} variant="outlined">
          <Icon name="mail" /> {t('enquiry:status.self')}
        </ButtonLink>
      </div>
    </>
  );
}

const toText = ({ subject, body }: { subject: string; body: string }) => `${subject}\n\n${body}`;

/** What was sent, as it was filled in; the machines of a list one below the other. */
function SentRows({ sent }: { sent: SentEnquiry }) {
  const { t, iso } = useTexts();
  const { about, isChosen } = sent.enquiry;
  const rows = toSentRows(sent, isChosen ? [] : toShortAboutRows(sent.enquiry, t), { t, iso });
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
