import type { Translate } from '../../../../i18n/text-keys';
import { toLine } from '../clean';

import { toSentences } from './answer-sentences';
import {
  isPhraseTicked,
  toAvailableName,
  type AnswerItem,
  type AnswerValues,
  type AnswerWords,
  type WordedItem,
} from './answer-words';
import type { AnswerRequest } from './answerable';
import { getLiveQuestions } from './open-questions';
import { getPhrases } from './phrases';
import { isFilledIn } from './typed-field';
import { toTypedText } from './typed-lines';

export type Seller = {
  company: string;
  /** On one line; null if unknown. */
  address: string | null;
  phone: string | null;
  email: string | null;
  site: string;
  verify: string;
};

type Answer = { request: AnswerRequest; values: AnswerValues; seller: Seller };

export type Composed = { subject: string; body: string };

/** The answer in one language. What is neither ticked nor filled in is left out. */
export function composeAnswer({ request, values, seller }: Answer, words: AnswerWords): Composed {
  const { t, items, facts } = words;
  const said = { ...words, phone: request.phone };
  const name = toLine(request.name);
  // The price to buy it is no answer to who wants to hire it alone.
  const isAsked = (asked: string) => request.questions.some(({ id }) => id === asked);
  const isPriced = !isAsked('rental') || isAsked('offer') || isAsked('price');
  const blocks: string[] = [
    name === '' ? t('answer:hello') : t('answer:greeting', { name }),
    t('answer:thanks'),
    ...items.map((item) => toItemText(item, values, words, { isOneOfMany: items.length > 1, isPriced })),
    ...getLiveQuestions(request, items, values)
      // Each item says itself whether it is available.
      .filter(({ id }) => id !== 'available' || items.length === 0)
      .map((question) => toSentences(question, values, said) ?? ''),
    toLines(facts.filter(({ value }) => value !== '').map(({ label, value }) => `${label}: ${value}`)),
    toLines(
      getPhrases({ items, values, phone: request.phone })
        .filter((id) => isPhraseTicked(id, values))
        .map((id) => t(`answer:phrase.${id}`)),
    ),
    toTypedText(values.free ?? '', words),
    toLines([t('answer:regards'), ...toSignature(values, seller, t)]),
  ];
  return {
    subject: toLine(toSubject(words, seller)),
    body: blocks.filter((block) => block !== '').join('\n\n'),
  };
}

function toLines(lines: readonly string[]): string {
  return lines.join('\n');
}

function toSubject({ t, items }: AnswerWords, { company }: Seller): string {
  const [first] = items;
  if (first === undefined) return t('answer:subject.message', { company });
  if (items.length > 1) return t('answer:subject.machines', { total: items.length });
  return first.state === 'found' ? t('answer:subject.title', { title: first.title }) : t('answer:subject.machine');
}

/** An item, and whether it can be had: beside the price of several, in a sentence below the only one. */
function toItemText(
  item: AnswerItem,
  values: AnswerValues,
  { t }: AnswerWords,
  { isOneOfMany, isPriced }: { isOneOfMany: boolean; isPriced: boolean },
): string {
  const state = values[toAvailableName(item.id)];
  const isSaid = state === 'yes' || state === 'reserved' || state === 'sold';
  if (item.state === 'gone') return t(isOneOfMany ? 'answer:gone' : 'answer:goneOne');
  // The stock has not answered: the dealer can, about the one machine.
  if (item.state !== 'found') return isSaid && !isOneOfMany ? t(`answer:say.available.${state}`) : '';
  const toOffer = ({ title, price, note }: WordedItem) => toLine([title, price, note].filter(Boolean).join(', '));
  // What is sold has no price, and that of what was on request follows.
  const isNamed = values.price === 'is' && isFilledIn('money', values['price.amount'] ?? '') && !isOneOfMany;
  const head =
    state === 'sold' || !isPriced || isNamed
      ? toLine([item.title, state === 'sold' ? null : item.note].filter(Boolean).join(', '))
      : toOffer(item);
  if (!isSaid) return toLines([head, item.url]);
  const similar = state === 'sold' ? item.similar : [];
  return toLines([
    ...(isOneOfMany
      ? [`${head} – ${t(`answer:state.${state}`)}`, item.url]
      : [head, item.url, '', t(`answer:say.available.${state}`)]),
    ...(similar.length === 0 ? [] : ['', t('answer:similar'), ...similar.flatMap((one) => [toOffer(one), one.url])]),
  ]);
}

function toSignature(values: AnswerValues, seller: Seller, t: Translate): string[] {
  const { company, address, phone, email, site, verify } = seller;
  const name = toLine(values.seller ?? '');
  const ways = [phone === null ? '' : t('answer:phone', { phone }), email ?? '', site];
  return [name, company, address ?? '', ...ways, t('answer:verify', { url: verify })].filter((line) => line !== '');
}
