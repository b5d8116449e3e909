import { useId } from 'react';

import { toLanguageName } from '@/i18n/language-name';
import { useTexts } from '@/i18n/use-texts';

import { toAskName } from '../../model/answer/answer-table';
import { sayOf, type AnswerWords } from '../../model/answer/answer-words';
import type { AnswerRequest } from '../../model/answer/answerable';
import { composeAnswer, type Seller } from '../../model/answer/compose-answer';
import { toCallLink } from '../../model/answer/hand-over';
import { isAnswered, isFreelyAnswered, toPlaces } from '../../model/answer/open-questions';

import { AnswerPreview } from './answer-preview';
import * as styles from './answer.module.css';
import { FactFields, type AskedFact } from './fact-fields';
import { FreeFields } from './free-fields';
import { HandOverBar } from './hand-over-bar';
import { ItemList } from './item-list';
import { QuestionField, type AnswerChange, type DayNote } from './question-field';

type Props = AnswerChange & {
  request: AnswerRequest;
  /** In the visitor's language and in the dealer's. */
  own: AnswerWords;
  dealers: AnswerWords;
  facts: readonly AskedFact[];
  /** What the link asks and this page does not know. */
  unknown: readonly string[];
  isStock: 'loading' | 'failed' | 'live';
  /** Asks the stock again; null when there is no need. */
  onAskAgain: (() => void) | null;
  seller: Seller;
  toDayNote: DayNote;
};

/** An enquiry's questions with their answers to tick, and the letter that they become. */
export function AnswerForm({
  request,
  own,
  dealers,
  facts,
  unknown,
  seller,
  values,
  onChange,
  toDayNote,
  ...stock
}: Props) {
  const { t, iso } = useTexts();
  const id = useId();
  const questions = toPlaces(request, dealers.items, values);
  const open = [
    ...(stock.isStock === 'loading' && dealers.items.length > 0 ? [t('answering:items.loading')] : []),
    ...questions
      .filter(({ name, question }) => !isAnswered(question, name ?? question.id, values))
      .map(({ question }) => sayOf(t, 'answering:ask', [toAskName(question)])),
    ...dealers.facts.filter(({ value }) => value === '').map(({ label }) => `${label}?`),
    ...(request.hasMessage && !isFreelyAnswered(values) ? [t('answering:openMessage')] : []),
  ];
  const answer = (words: AnswerWords) => composeAnswer({ request, values, seller }, words);
  const letter = answer(own);
  const { name, email, phone, locale } = request;
  return (
    <div className={styles.layout}>
      <form className={styles.form} aria-labelledby={id} onSubmit={(event) => event.preventDefault()}>
        <div className={styles.visitor}>
          <h2 id={id}>{name === '' ? t('answering:title') : t('answering:from', { name })}</h2>
          <p className={styles.reach}>
            <span>{t('answering:language', { language: toLanguageName(locale, iso) })}</span>
            {email !== '' && <span>{email}</span>}
            {phone !== '' && <a href={toCallLink(phone, locale)}>{phone}</a>}
          </p>
          <p className={styles.hint}>
            {t(request.hasMessage ? 'answering:ownMessage' : 'answering:mailHas')} {t('answering:send.note')}
          </p>
          {unknown.length > 0 && <p role="alert">{t('answering:unknown', { names: unknown.join(', ') })}</p>}
        </div>
        <ItemList items={dealers.items} {...stock} />
        {questions.map((place) => (
          <QuestionField
            key={place.name ?? place.question.id}
            {...place}
            words={dealers}
            values={values}
            onChange={onChange}
            toDayNote={toDayNote}
          />
        ))}
        {facts.length > 0 && <FactFields facts={facts} values={values} onChange={onChange} />}
        <FreeFields isDutch={locale === 'nl'} values={values} onChange={onChange} />
      </form>
      <AnswerPreview locale={locale} own={letter} dutch={answer(dealers)} />
      <HandOverBar request={request} answer={letter} open={open} />
    </div>
  );
}
