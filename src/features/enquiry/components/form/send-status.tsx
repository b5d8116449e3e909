import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { LiveText } from '@/components/ui/live-text';
import type { Translate } from '@/i18n/text-keys';
import { useTexts } from '@/i18n/use-texts';
import { toMailLink, toUnbroken, type PhoneLink } from '@/lib/contact-links';

import type { Sending } from '../../api/create-sender';
import { maximumLinks, type Suspicion } from '../../model/spam';

import * as styles from './form-status.module.css';
import { takeFocus } from './take-focus';

/** On a phone it may be just below the viewport. */
const show = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Announces each stage once: a screen reader would read every second and percentage. */
function toAnnouncement(sending: Sending, t: Translate): string {
  switch (sending.id) {
    case 'preparing':
      return t('enquiry:send.preparing');
    case 'sending':
      return t('enquiry:send.busy');
    case 'waiting':
      return t('enquiry:send.waiting', { count: sending.total });
    case 'offline':
      return t('enquiry:send.offline');
    default:
      return '';
  }
}

/** Upload progress as text and as a bar. */
export function SendProgress({ sending }: { sending: Sending }) {
  const { t } = useTexts();
  const announcement = toAnnouncement(sending, t);
  const shown =
    sending.id === 'waiting'
      ? t('enquiry:send.waiting', { count: sending.seconds })
      : sending.id === 'sending' && sending.part > 0 && sending.part < 1
        ? t('enquiry:send.progress', { percent: Math.round(sending.part * 100) })
        : announcement;
  return (
    <div ref={show} className={styles.progress}>
      <p role="status" className="visually-hidden">
        <LiveText>{announcement}</LiveText>
      </p>
      <p aria-hidden="true">
        <LiveText>{shown}</LiveText>
      </p>
      {sending.id === 'sending' && <progress value={sending.part} aria-hidden="true" />}
    </div>
  );
}

type FailedProps = {
  phone: PhoneLink | null;
  email: string | null;
  isNew: boolean;
  suspicion: Suspicion | null;
  letter: { subject: string; body: string };
};

/** The failure notice: values are kept, and the alternatives are a call or a mail prefilled with the message. */
export function FailedNotice({ phone, email, isNew, suspicion, letter }: FailedProps) {
  const { t } = useTexts();
  return (
    <div role="alert" tabIndex={-1} data-answer ref={isNew ? takeFocus : null} className={styles.failed}>
      <p>
        <strong>{t(suspicion === null ? 'enquiry:status.danger' : 'enquiry:status.unsent')}</strong>
      </p>
      {suspicion === 'links' && <p>{t('enquiry:status.links', { count: maximumLinks })}</p>}
      {(suspicion === 'trap' || suspicion === 'fast') && <p>{t('enquiry:status.repeat')}</p>}
      <p>{t('enquiry:status.kept')}</p>
      <p className={styles.ways}>
        {phone?.href != null && (
          <ButtonLink href={phone.href} variant="outlined">
            <Icon name="phone" /> <span>{t('enquiry:status.call', { phone: toUnbroken(phone.text) })}</span>
          </ButtonLink>
        )}
        {email !== null && (
          <ButtonLink href={toMailLink(email, letter.subject, letter.body)} variant="outlined">
            <Icon name="mail" /> {t('enquiry:status.mail')}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}

/** Files that were left out during the submission. */
export function HeldNotice({ isNew, names }: { isNew: boolean; names: readonly string[] }) {
  const { t } = useTexts();
  return (
    <div role="alert" tabIndex={-1} data-answer ref={isNew ? takeFocus : null} className={styles.failed}>
      <p>
        <strong>{t('enquiry:status.held', { names: names.join(', ') })}</strong>
      </p>
      <p>{t('enquiry:status.heldText')}</p>
    </div>
  );
}
