import { formatDay, formatMoney, formatNumber } from '../../../../lib/format';
import { omit } from '../../../../lib/omit';
import { formatCount } from '../../../../lib/typed-count';
import { toLine } from '../clean';

import { getNamedDetail, getNeededFields, getOptionFields, isByVideo, type FieldKind } from './answer-table';
import { sayOf, toFieldName, type AnswerValues, type AnswerWords } from './answer-words';
import { detailChoices, type AnswerableQuestion, type DetailName } from './answerable';
import { isFilledIn } from './typed-field';
import { toTypedText } from './typed-lines';
import { parseMetres } from './typed-metres';
import { parseMoney } from './typed-money';

/** The ticked answer to a question, and a sentence for each of its fields; null while nothing is ticked. */
export function toSentences(question: AnswerableQuestion, values: AnswerValues, words: AnswerWords): string | null {
  const { id } = question;
  const option = values[id];
  if (option === undefined) return null;
  const named = getNamedDetail(question, option, values);
  const answer =
    named === null
      ? sayOf(words.t, 'answer:say', [id, isSameDay(question, option, values) ? 'otherTime' : option])
      : sayOf(words.t, 'answer:say', [id, isOtherPart(question, option, values) ? 'otherPart' : `${option}With`], {
          value: toNamedWords(question, named, values, words),
        });
  const more = getOptionFields(id, option).flatMap(([field, kind]) => {
    const typed = toLine(values[toFieldName(id, field)] ?? '');
    if (!isFilledIn(kind, typed)) return [];
    const value = toAnsweredWords(question, field, toFieldWords(typed, kind, words), words, option);
    // Some fields are numbers of days, with a plural.
    return [
      sayOf(words.t, 'answer:say', [id, toFieldText(id, field, typed, words)], { value, count: Number(typed) || 0 }),
    ];
  });
  // An abbreviation ends a sentence with its own full stop.
  return [answer, ...more, ...toCallWords(question, values, words)]
    .map((sentence) => sentence.replace(/([^.])\.\.(?= |$)/g, '$1.'))
    .join(' ');
}

/** How a video call comes about: without that the visitor has to ask back. Nothing while its day is not named. */
function toCallWords(question: AnswerableQuestion, values: AnswerValues, { t, phone = '' }: AnswerWords): string[] {
  const { id } = question;
  const option = values[id] ?? '';
  const needsDay = getNeededFields(question, option).some((group) => group.includes('day'));
  if (!isByVideo(question, option) || (needsDay && (values[toFieldName(id, 'day')] ?? '') === '')) return [];
  const value = toLine(phone);
  return [t(value === '' ? 'answer:say.viewing.callWhere' : 'answer:say.viewing.callOn', { value })];
}

/** What it costs to bring several machines is one amount, and nothing is no amount. */
function toFieldText(id: string, field: string, typed: string, { items }: AnswerWords): string {
  if (id !== 'delivery' || field !== 'costs') return field;
  if (parseMoney(typed) === 0) return 'costsFree';
  return items.length > 1 ? 'costsTogether' : field;
}

/** Another time on the day that was asked for. */
function isSameDay({ id, details }: AnswerableQuestion, option: string, values: AnswerValues): boolean {
  return id === 'viewing' && option === 'other' && values[toFieldName(id, 'day')] === details.day;
}

/** A time that is not in the part of the day that was asked for. */
function isOtherPart({ id, details }: AnswerableQuestion, option: string, values: AnswerValues): boolean {
  const time = values[toFieldName(id, 'time')] ?? '';
  if (id !== 'viewing' || option !== 'fine' || details.part === undefined || time === '') return false;
  return details.part !== (time < '12:00' ? 'morning' : 'afternoon');
}

/** A video call is not named twice in one sentence, and a time takes the place of a part of the day. */
function toNamedWords(
  question: AnswerableQuestion,
  named: DetailName,
  values: AnswerValues,
  words: AnswerWords,
): string {
  const { id, details } = question;
  if (id !== 'viewing') return toDetailWords(question, named, words);
  const isTimed = (values[toFieldName(id, 'time')] ?? '') !== '';
  const said = isTimed ? omit(details, 'part') : details;
  return toDetailWords({ id, details: values[id] === 'video' ? omit(said, 'way') : said }, named, words);
}

/** What was filled in, with what the question makes of it: a price has its VAT, another day the place of the first. */
function toAnsweredWords(
  { id, details }: AnswerableQuestion,
  field: string,
  value: string,
  words: AnswerWords,
  option: string,
): string {
  if (id === 'offer' || (id === 'price' && field === 'amount')) return withVat(value, words);
  // The answer that is a video call has said so.
  const isPlaced = id === 'viewing' && field === 'day' && details.way !== undefined && option !== 'video';
  return isPlaced ? `${value}, ${sayOf(words.t, 'answer:choice', [details.way])}` : value;
}

/** A detail of a question as a sentence names it. @example '3. Dezember 2026, vormittags' */
export function toDetailWords({ id, details }: AnswerableQuestion, name: DetailName, words: AnswerWords): string {
  const value = details[name] ?? '';
  const toChoices = (choices: string) =>
    choices
      .split(',')
      .map((choice) => sayOf(words.t, 'answer:choice', [choice]))
      .join(', ');
  // With its part of the day and by which way, or for how long.
  if (name === 'day')
    return [
      formatDay(value, words.iso),
      ...[details.part, details.way].flatMap((one) => (one ? [toChoices(one)] : [])),
    ].join(', ');
  if (name === 'from') {
    const { duration } = details;
    return [
      formatDay(value, words.iso),
      ...(duration ? [words.t('answer:known.duration', { value: duration })] : []),
    ].join(', ');
  }
  if (name === 'amount') return withVat(formatMoney(Number(value) * 100, 'EUR', words.iso), words);
  if (name === 'opening') return toOpeningWords(value, words);
  // With its model, and what is known of it.
  if (name === 'make') return toMachineWords(id, details, words);
  if (name === 'hours') return formatCount(value, words.iso);
  return name in detailChoices ? toChoices(value) : value;
}

/** @example 'Fendt Farmer 309 C, Baujahr 2004, 8.900 Betriebsstunden' */
function toMachineWords(
  id: AnswerableQuestion['id'],
  details: AnswerableQuestion['details'],
  words: AnswerWords,
): string {
  const { make, model, year, hours } = details;
  // Who looks for a machine says from which year on, and up to how many hours.
  const isSought = id === 'find';
  return [
    [make, model].filter(Boolean).join(' '),
    year ? words.t(isSought ? 'answer:known.yearFrom' : 'answer:known.year', { value: year }) : '',
    hours
      ? words.t(isSought ? 'answer:known.hoursTo' : 'answer:known.hours', { value: formatCount(hours, words.iso) })
      : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** @example '2,80 m breit, 3,00 m hoch' */
function toOpeningWords(opening: string, words: AnswerWords): string {
  const sides = opening.split('x');
  return (['width', 'height', 'depth'] as const)
    .flatMap((side, index) => {
      const millimetres = Number(sides[index] ?? '');
      return millimetres === 0
        ? []
        : [words.t(`answer:opening.${side}`, { value: formatMetres(millimetres / 1000, words) })];
    })
    .join(', ');
}

function formatMetres(metres: number, { iso }: AnswerWords): string {
  return `${formatNumber(metres, iso, 2)}\u00a0m`;
}

function toFieldWords(typed: string, kind: FieldKind, words: AnswerWords): string {
  if (kind === 'date') return formatDay(typed, words.iso);
  if (kind === 'text') return toTypedText(typed, words);
  if (kind === 'metres') {
    const metres = parseMetres(typed);
    return metres === null ? toTypedText(typed, words) : formatMetres(metres, words);
  }
  if (kind === 'money') {
    const cents = parseMoney(typed);
    return cents === null ? toTypedText(typed, words) : formatMoney(cents, 'EUR', words.iso);
  }
  return typed;
}

/** A price for the one machine has the VAT of its own price. */
function withVat(money: string, { items }: AnswerWords): string {
  const [item] = items;
  const vat = items.length === 1 && item?.state === 'found' ? item.vat : null;
  return vat === null ? money : `${money}${vat}`;
}
