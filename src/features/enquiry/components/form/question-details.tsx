import { Fragment, type ReactNode } from 'react';
import { useField } from 'react-final-form';

import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';

import type { QuestionId } from '../../model/choices';
import { getChoices, type FieldId } from '../../model/fields';
import { questions } from '../../model/questions';

import * as styles from './fields.module.css';

/** Questions whose fields mean nothing without a heading. */
const headed = ['viewing', 'tradeIn', 'rental'] as const;

type Props = { asked: readonly QuestionId[]; toField: (field: FieldId) => ReactNode };

/** The details of the selected questions. */
export function QuestionDetails({ asked, toField }: Props) {
  const { t } = useTexts();
  return asked.map((question) => {
    const { details } = questions[question];
    const heading = headed.find((one) => one === question);
    // By its key: fields of other questions come before it, and one that moves would begin anew.
    if (heading === undefined) return <Fragment key={question}>{details.map(toField)}</Fragment>;
    return (
      <fieldset key={question} className={styles.details} data-question={question}>
        <legend>{t(`enquiry:details.${heading}`)}</legend>
        {details.map(toField)}
        {heading === 'tradeIn' && <p className={styles.privacy}>{t('enquiry:details.photosHint')}</p>}
      </fieldset>
    );
  });
}

type TicksProps = { field: FieldId; id: string; label: string; isBusy: boolean };

const keep = (value: string) => value;

/** A choice of several values. */
export function TicksField({ field, id, label, isBusy }: TicksProps) {
  const { t } = useTexts();
  const { input } = useField<string>(field, { parse: keep, subscription: { value: true } });
  const ticked = input.value.split(',');
  const values = getChoices(field) ?? [];
  return (
    <fieldset id={id} className={styles.choices}>
      <legend>{label}</legend>
      {values.map((one) => (
        <label key={one} className={styles.choice}>
          <input
            type="checkbox"
            name={field}
            value={one}
            checked={ticked.includes(one)}
            aria-disabled={isBusy}
            onChange={({ target }) => {
              const next = values.filter((value) => (value === one ? target.checked : ticked.includes(value)));
              if (!isBusy) input.onChange(next.join());
            }}
          />
          <LiveText>{t(`enquiry:detail.${one}`)}</LiveText>
        </label>
      ))}
    </fieldset>
  );
}
