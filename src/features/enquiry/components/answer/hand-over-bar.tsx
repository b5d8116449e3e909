import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import * as button from '@/components/ui/button.module.css';
import { Icon } from '@/components/ui/icon';
import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';
import { toWhatsappMessage } from '@/lib/contact-links';
import { inTime } from '@/lib/in-time';
import { matchesMedia } from '@/lib/match-media';

import type { AnswerRequest } from '../../model/answer/answerable';
import type { Composed } from '../../model/answer/compose-answer';
import { toAnswerMail, toWhatsappNumber } from '../../model/answer/hand-over';

import * as styles from './answer.module.css';

/** In milliseconds. */
const clipboardTimeout = 2000;

type State = 'ready' | 'copied' | 'paste' | 'refused';

type Props = {
  request: AnswerRequest;
  answer: Composed;
  /** Questions that nobody has ticked an answer to. */
  open: readonly string[];
};

/** Hands the answer to what the dealer's device has. The page itself sends nothing. */
export function HandOverBar({ request, answer, open }: Props) {
  const { t } = useTexts();
  const [state, setState] = useState<State>('ready');
  const { email, phone, locale } = request;
  const number = toWhatsappNumber(phone, locale);
  const mail = email === '' ? null : toAnswerMail(email, answer, matchesMedia('(pointer: coarse)'));
  const copy = async (done: State) => {
    try {
      await inTime(navigator.clipboard.writeText(answer.body), clipboardTimeout);
      setState(done);
    } catch {
      setState('refused');
    }
  };
  const share = () => {
    // Closed by the dealer, or refused by the device: the other ways are beside it.
    navigator.share({ title: answer.subject, text: answer.body }).catch(() => null);
  };
  return (
    <div className={styles.bar}>
      {open.length > 0 && (
        <p className={styles.open}>
          <LiveText>{t('answering:preview.open', { names: open.join(' ') })}</LiveText>
        </p>
      )}
      <p role="status" className={styles.state}>
        {state !== 'ready' && <LiveText>{t(`answering:send.${state}`)}</LiveText>}
      </p>
      <div className={styles.ways}>
        {mail !== null && (
          <a
            href={mail.href}
            className={button.button}
            data-variant="primary"
            data-way="mail"
            onClick={mail.isWhole ? undefined : () => void copy('paste')}
          >
            <Icon name="mail" />
            <span>{t('answering:send.mail')}</span>
          </a>
        )}
        {number !== null && (
          <ButtonLink href={toWhatsappMessage(answer.body, `https://wa.me/${number}`)} variant="outlined" newTab>
            <Icon name="whatsapp" />
            <span className={styles.word}>{t('answering:send.whatsapp')}</span>
          </ButtonLink>
        )}
        <Button variant={mail === null ? 'primary' : 'outlined'} onClick={() => void copy('copied')}>
          <Icon name="copy" />
          <span className={styles.word}>{t('answering:send.copy')}</span>
        </Button>
        {'share' in navigator && (
          <Button variant="outlined" onClick={share}>
            <Icon name="share" />
            <span className={styles.word}>{t('answering:send.share')}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
