import { useEffect, useId, type ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useLazyPart } from '@/hooks/use-lazy-part';
import { useTexts } from '@/i18n/use-texts';
import type { PhoneLink } from '@/lib/contact-links';

import type { SentEnquiry } from '../../model/build-letter';

import * as styles from './form-status.module.css';
import { takeFocus } from './take-focus';

/**
 * Who gets the enquiry; `openNow` says until when somebody is there, or from when on, `toDayNote` that nobody is there
 * on a day, as `2026-12-25`.
 */
export type Recipient = { company: string | null; openNow: ReactNode; toDayNote: (date: string) => ReactNode };
export type SentProps = Pick<Recipient, 'company' | 'openNow'> & SentEnquiry & { phone: PhoneLink | null };

const load = () => import('./sent-details');
/** Without them the notice says that the message was sent. */
const leaveOut = () => undefined;

type Props = SentProps & { isNew: boolean; onAgain: () => void };

/** Replaces the form after it was sent. */
export function SentNotice({ isNew, onAgain, ...sent }: Props) {
  const { t } = useTexts();
  const title = useId();
  const { part, loadPart } = useLazyPart(load, leaveOut, true);
  useEffect(() => void loadPart(), [loadPart]);
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
        <Icon name="check" />{' '}
        <strong>{t(sent.enquiry.kind === 'application' ? 'enquiry:status.applied' : 'enquiry:status.success')}</strong>
      </p>
      {part !== null && <part.SentDetails {...sent} />}
      <p>
        <Button variant="outlined" onClick={onAgain}>
          {t('enquiry:status.again')}
        </Button>
      </p>
    </div>
  );
}
