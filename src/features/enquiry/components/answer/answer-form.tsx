import { useId } from 'react';

import { toLanguageName } from '@/i18n/language-name';
import { useTexts } from '@/i18n/use-texts';

import { toAskName } from '../../model/answer/answer-table';
import { sayOf, type AnswerWords } from '../../model/answer/answer-words';
import type { AnswerRequest } from '../../model/answer/answerable';
import { composeAnswer, type Seller } from '../../model/answer/compose-answer';
import { toCallLink } from '../../model/answer/hand-over';
import { isAnswered, isFreelyAnswered, toPlaces } from '../../model/answer/open-questions';
import { withoutPastDays, withoutPastRequest } from '../../model/answer/past-days';

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
  /** As `2026-12-03`; null while it is unknown. */
  today: string | null;
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
  today,
  ...stock
}: Props) {
  const { t, iso } = useTexts();
  const id = useId();
  const current = withoutPastRequest(request, today);
  const said = withoutPastDays(values, today);
  const questions = toPlaces(current, dealers.items, values);
  const open = [
    ...(stock.isStock === 'loading' && dealers.items.length > 0 ? [t('answering:items.loading')] : []),
    ...questions
      .filter(({ name, question }) => !isAnswered(question, name ?? question.id, said))
      .map(({ question }) => sayOf(t, 'answering:ask', [toAskName(question)])),
    ...dealers.facts.filter(({ value }) => value === '').map(({ label }) => `${label}?`),
    ...(request.hasMessage && !isFreelyAnswered(values) ? [t('answering:openMessage')] : []),
  ];
  const answer = (words: AnswerWords) => composeAnswer({ request: current, values: said, seller }, words);
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
            {phone !== '' && <Phone phone={phone} locale={locale} />}
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
            asked={request.questions.find(({ id: asked }) => asked === place.question.id)?.details ?? {}}
            words={dealers}
            values={values}
            onChange={onChange}
            toDayNote={toDayNote}
          />
        ))}
        {facts.length > 0 && <FactFields facts={facts} values={values} onChange={onChange} />}
        <FreeFields isDutch={locale === 'nl'} {...{ items: dealers.items, phone, values, onChange }} />
      </form>
      <AnswerPreview locale={locale} own={letter} dutch={answer(dealers)} />
      <HandOverBar request={request} answer={letter} open={open} />
    </div>
  );
}

/** A number without a country code is dialled in the visitor's country, which the language only suggests. */
function Phone({ phone, locale }: Pick<AnswerRequest, 'phone' | 'locale'>) {
  const { t } = useTexts();
  const href = toCallLink(phone, locale);
  const dialled = href.replace(/^tel:/, '');
  const isGuess = dialled.startsWith('+') && !/^\s*(\+|00)/.test(phone);
  return (
    <span>
      <a href={href}>{phone}</a>
      {isGuess && ` ${t('answering:dials', { number: dialled })}`}
      {!dialled.startsWith('+') && ` ${t('answering:noCountry')}`}
    </span>
  );
}
