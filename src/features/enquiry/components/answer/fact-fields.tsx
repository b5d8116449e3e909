import { useId } from 'react';

import { useTexts } from '@/i18n/use-texts';

import { toFactName } from '../../model/answer/answer-words';
import * as fields from '../form/fields.module.css';

import * as styles from './answer.module.css';
import { InputField } from './input-field';
import type { AnswerChange } from './question-field';

/** A fact of a machine that was asked for, as the dealer fills it in. */
export type AskedFact = {
  id: string;
  label: string;
  type: 'text' | 'number' | 'date' | 'choice';
  unit: string | null;
  choices: readonly { value: string; label: string }[];
  /** Whether a number is due and something else was typed: it is sent untranslated. */
  isUnread: boolean;
};

/** Fields for the facts that were asked for. */
export function FactFields({ facts, values, onChange }: AnswerChange & { facts: readonly AskedFact[] }) {
  const { t } = useTexts();
  return (
    <fieldset className={styles.question}>
      <legend>{t('answering:facts.legend')}</legend>
      <p className={styles.hint}>{t('answering:facts.hint', { words: t('answering:facts.unknown') })}</p>
      <div className={styles.fields}>
        {facts.map(({ id, type, ...rest }) => {
          const field = {
            ...{ label: rest.label, value: values[toFactName(id)] ?? '' },
            onChange: (value: string) => onChange(toFactName(id), value),
          };
          return type === 'choice' ? (
            <ChoiceField key={id} {...field} choices={rest.choices} />
          ) : (
            <InputField key={id} {...field} kind={type} unit={rest.unit} isUnread={rest.isUnread} />
          );
        })}
      </div>
    </fieldset>
  );
}

type ChoiceProps = Pick<AskedFact, 'label' | 'choices'> & { value: string; onChange: (value: string) => void };

function ChoiceField({ label, choices, value, onChange }: ChoiceProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.select} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t('answering:facts.choose')}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
