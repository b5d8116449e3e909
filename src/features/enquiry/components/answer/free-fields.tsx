import { useId } from 'react';

import { useTexts } from '@/i18n/use-texts';

import { isPhraseTicked, toPhraseName, type AnswerItem } from '../../model/answer/answer-words';
import { getPhrases } from '../../model/answer/phrases';
import * as fields from '../form/fields.module.css';

import * as styles from './answer.module.css';
import { InputField } from './input-field';
import type { AnswerChange } from './question-field';

type Props = AnswerChange & { isDutch: boolean; items: readonly AnswerItem[]; phone: string };

/** Ready phrases, the dealer's own text, and the name below it. */
export function FreeFields({ isDutch, items, phone, values, onChange }: Props) {
  const { t } = useTexts();
  const id = useId();
  return (
    <fieldset className={styles.question}>
      <legend>{t('answering:free.legend')}</legend>
      <div className={fields.choices}>
        {getPhrases({ items, values, phone }).map((phrase) => (
          <label key={phrase} className={fields.choice}>
            <input
              type="checkbox"
              checked={isPhraseTicked(phrase, values)}
              onChange={({ target }) => onChange(toPhraseName(phrase), target.checked ? 'on' : '')}
            />
            <span>{t(`answer:phrase.${phrase}`)}</span>
          </label>
        ))}
      </div>
      <div className={styles.fields}>
        <div className={fields.field} data-wide>
          <label htmlFor={id}>{t('answering:free.label')}</label>
          {!isDutch && (
            <p id={`${id}-hint`} className={styles.hint}>
              {t('answering:free.hint')}
            </p>
          )}
          <textarea
            id={id}
            rows={4}
            aria-describedby={isDutch ? undefined : `${id}-hint`}
            value={values.free ?? ''}
            onChange={({ target }) => onChange('free', target.value)}
          />
        </div>
        <div data-wide>
          <InputField
            label={t('answering:free.seller')}
            kind="text"
            value={values.seller ?? ''}
            onChange={(value) => onChange('seller', value)}
          />
          <p className={styles.hint}>{t('answering:free.sellerHint')}</p>
        </div>
      </div>
    </fieldset>
  );
}
