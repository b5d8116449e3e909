import type { ReactNode } from 'react';

import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';

import { toDetailWords } from '../../model/answer/answer-sentences';
import { getOptionFields, getOptions, toAskName } from '../../model/answer/answer-table';
import { sayOf, toFieldName, type AnswerValues, type AnswerWords } from '../../model/answer/answer-words';
import { detailNames, type AnswerableQuestion, type Details } from '../../model/answer/answerable';
import * as fields from '../form/fields.module.css';

import * as styles from './answer.module.css';
import { InputField } from './input-field';

/** What there is to say of a day, as `2026-12-25`. */
export type DayNote = (day: string) => ReactNode;

export type AnswerChange = { values: AnswerValues; onChange: (name: string, value: string) => void };

type Props = AnswerChange & {
  question: AnswerableQuestion;
  /** What the visitor said with it, also a day that is over. */
  asked: Details;
  /** The dealer's. */
  words: AnswerWords;
  /** Where the ticked answer is kept; the question's id unless it is about one of several items. */
  name?: string;
  /** Which item it is about. */
  about?: string;
  toDayNote: DayNote;
};

/** A question with its answers to tick, and the fields of the ticked one. */
export function QuestionField({
  question,
  asked,
  words,
  name = question.id,
  about,
  values,
  toDayNote,
  onChange,
}: Props) {
  const { t } = useTexts();
  const { id } = question;
  const option = values[name] ?? '';
  const shown = detailNames[id].flatMap((detail) => (asked[detail] === undefined ? [] : [detail]));
  return (
    <fieldset className={styles.question} data-question={id}>
      <legend>
        {sayOf(t, 'answering:ask', [toAskName(question)])}
        {about !== undefined && <span className={styles.about}>{about}</span>}
      </legend>
      {shown.length > 0 && (
        <dl className={styles.details}>
          {shown.map((detail) => (
            <div key={detail}>
              <dt>{sayOf(t, 'answering:detail', [toDetailName(id, detail)])}</dt>
              <dd>
                <LiveText>{toDetailText({ id, details: asked }, detail, words)}</LiveText>
                {(detail === 'day' || detail === 'from') && toDayNote(asked[detail] ?? '')}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {id === 'tradeIn' && <p className={styles.hint}>{t('answering:photosInMail')}</p>}
      <div className={fields.choices}>
        {getOptions(question, words.items).map((one) => (
          <label key={one} className={fields.choice}>
            <input type="radio" name={name} value={one} checked={option === one} onChange={() => onChange(name, one)} />
            <span>{sayOf(t, 'answering:option', [id, one])}</span>
          </label>
        ))}
      </div>
      {id === 'photos' && option === 'attached' && <p className={styles.hint}>{t('answering:photosHint')}</p>}
      {getOptionFields(id, option).length > 0 && (
        <div className={styles.fields}>
          {getOptionFields(id, option).map(([field, kind]) => (
            <InputField
              key={field}
              label={sayOf(t, 'answering:field', [id, field])}
              kind={kind}
              isFuture={kind === 'date'}
              note={kind === 'date' && toDayNote(values[toFieldName(id, field)] ?? '')}
              value={values[toFieldName(id, field)] ?? ''}
              onChange={(value) => onChange(toFieldName(id, field), value)}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Who looks for a machine says from which year on, and up to how many hours. */
function toDetailName(id: string, detail: string): string {
  if (id !== 'find') return detail;
  return { year: 'yearFrom', hours: 'hoursTo' }[detail] ?? detail;
}

/** A day alone: its part of the day has a row of its own. */
function toDetailText(
  { id, details }: AnswerableQuestion,
  detail: (typeof detailNames)[typeof id][number],
  words: AnswerWords,
) {
  const { [detail as 'day']: value } = details;
  return toDetailWords({ id, details: { [detail]: value } }, detail, words);
}
