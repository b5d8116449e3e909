import { useId, useState } from 'react';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Translate } from '@/i18n/text-keys';
import { useTexts } from '@/i18n/use-texts';
import type { PhoneLink } from '@/lib/contact-links';

import { checkWay, type KnownWays, type Verdict } from '../../verify/check-way';

import * as styles from './verify.module.css';

type Props = { known: KnownWays; phone: PhoneLink | null };

/** A field that says whether a number, address or account is the company's. Nothing that is typed leaves the page. */
export function CheckField({ known, phone }: Props) {
  const { t } = useTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState<{ verdict: Verdict; count: number } | null>(null);
  const verdict = checked?.verdict ?? null;
  return (
    <section className={styles.check} data-print="no">
      <h2>{t('verify:check.title')}</h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') setChecked({ verdict: checkWay(typed, known), count: (checked?.count ?? 0) + 1 });
        }}
      >
        <label htmlFor={id}>{t('verify:check.label')}</label>
        <div className={styles.row}>
          {/* Without a name nothing of it is sent, whatever happens to the scripts. */}
          <input
            id={id}
            value={typed}
            maxLength={300}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              setTyped(event.target.value);
              setChecked(null);
            }}
          />
          <Button type="submit">{t('verify:check.button')}</Button>
        </div>
        <p id={`${id}-hint`} className={styles.hint}>
          {t('verify:check.hint')}
        </p>
      </form>
      <div role="status">
        {checked !== null && (
          <p key={checked.count} className={styles.verdict} data-state={verdict?.state ?? 'nothing'}>
            {verdict !== null && <Icon name={verdict.state === 'ours' ? 'check' : 'close'} />}
            <span>{toSentences(verdict, phone, t)}</span>
          </p>
        )}
      </div>
    </section>
  );
}

function toSentences(verdict: Verdict, phone: PhoneLink | null, t: Translate): string {
  if (verdict === null) return t('verify:check.nothing');
  const { kind, state, who } = verdict;
  if (state === 'ours')
    return [t(`verify:check.ours.${kind}`), ...(who === null ? [] : [t('verify:check.of', { name: who })])].join(' ');
  const stop = phone === null ? t('verify:check.stopNoPhone') : t('verify:check.stop', { phone: phone.text });
  return `${t(state === 'mistyped' ? 'verify:check.mistyped' : `verify:check.other.${kind}`)} ${stop}`;
}
