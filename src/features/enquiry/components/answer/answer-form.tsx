import { useId } from 'react';

import { Button } from '@/components/ui/button';
import { LiveText } from '@/components/ui/live-text';
import { knownLocales } from '@/i18n/locales';
import { useTexts } from '@/i18n/use-texts';

import { sayOf, toAvailableName, type AnswerItem, type AnswerWords } from '../../model/answer/answer-words';
import type { AnswerRequest } from '../../model/answer/answerable';
import { composeAnswer, type Seller } from '../../model/answer/compose-answer';

import { AnswerPreview } from './answer-preview';
import * as styles from './answer.module.css';
import { FactFields, type AskedFact } from './fact-fields';
import { FreeFields } from './free-fields';
import { HandOverBar } from './hand-over-bar';
import { QuestionField, type AnswerChange } from './question-field';

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
};

/** An enquiry's questions with their answers to tick, and the letter that they become. */
export function AnswerForm({ request, own, dealers, facts, unknown, seller, values, onChange, ...stock }: Props) {
  const { t } = useTexts();
  const id = useId();
  const questions = toPlaces(request, dealers.items);
  const open = questions.filter(({ name, question }) => values[name ?? question.id] === undefined);
  const answer = (words: AnswerWords) => composeAnswer({ request, values, seller }, words);
  const letter = answer(own);
  const { name, email, phone, locale } = request;
  return (
    <div className={styles.layout}>
      <form className={styles.form} aria-labelledby={id} onSubmit={(event) => event.preventDefault()}>
        <div className={styles.visitor}>
          <h2 id={id}>{name === '' ? t('answering:title') : t('answering:from', { name })}</h2>
          <p className={styles.reach}>
            <span>{t('answering:language', { language: knownLocales[locale].name })}</span>
            {email !== '' && <span>{email}</span>}
            {phone !== '' && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
          </p>
          <p className={styles.hint}>
            {t('answering:mailHas')} {t('answering:send.note')}
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
          />
        ))}
        {facts.length > 0 && <FactFields facts={facts} values={values} onChange={onChange} />}
        <FreeFields isDutch={locale === 'nl'} values={values} onChange={onChange} />
      </form>
      <AnswerPreview locale={locale} own={letter} dutch={answer(dealers)} />
      <HandOverBar
        request={request}
        answer={letter}
        open={open.map(({ question }) => sayOf(t, 'answering:ask', [question.id]))}
      />
    </div>
  );
}

type Place = Pick<Parameters<typeof QuestionField>[0], 'question' | 'name' | 'about'>;

/** The questions, that of what is available once for each item that the stock has. */
function toPlaces({ questions, items: asked }: AnswerRequest, items: readonly AnswerItem[]): Place[] {
  return questions.flatMap((question): Place[] => {
    if (question.id !== 'available' || asked.length === 0) return [{ question }];
    return items.flatMap((item) =>
      item.state === 'found'
        ? [{ question, name: toAvailableName(item.id), ...(items.length > 1 && { about: item.title }) }]
        : [],
    );
  });
}

type ListProps = Pick<Props, 'isStock' | 'onAskAgain'> & { items: readonly AnswerItem[] };

/** What the enquiry is about, as the stock has it now. */
function ItemList({ items, isStock, onAskAgain }: ListProps) {
  const { t } = useTexts();
  if (items.length === 0) return null;
  return (
    <div className={styles.items}>
      {isStock !== 'live' && (
        <p role="status">
          <LiveText>{t(`answering:items.${isStock}`)}</LiveText>
        </p>
      )}
      {onAskAgain !== null && (
        <p>
          <Button variant="outlined" onClick={onAskAgain}>
            {t('answering:items.again')}
          </Button>
        </p>
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            {item.state === 'found' && (
              <>
                <a href={item.url} target="_blank" rel="noopener">
                  {item.title}
                </a>
                <LiveText>{item.price}</LiveText>
              </>
            )}
            {item.state === 'gone' && <span>{t('answering:items.gone', { id: item.id })}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
