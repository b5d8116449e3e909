import { toFieldName, type AnswerItem, type AnswerValues } from './answer-words';
import type { AnswerableId, AnswerableQuestion, DetailName } from './answerable';

/**
 * `money` is in euros as a Dutchman types it, `days` a whole number, `metres` a length; `date` and `time` are ISO 8601.
 */
export type FieldKind = 'money' | 'days' | 'date' | 'time' | 'text' | 'metres';

type Options = Readonly<Record<string, Readonly<Record<string, FieldKind>>>>;

/**
 * The answers to each question, and the fields of each. An answer is the sentence `answer:say.<question>.<answer>`, and
 * another one, `answer:say.<question>.<field>`, for each field that is filled in. Labels are in the namespace
 * `answering`.
 */
export const answerTable = {
  available: { yes: {}, reserved: {}, sold: {} },
  price: { is: { amount: 'money' }, quote: { days: 'days' } },
  delivery: { yes: { costs: 'money', days: 'days' }, no: {} },
  history: { full: { note: 'text' }, partly: { note: 'text' }, unknown: {} },
  export: { yes: {}, partly: {}, no: {} },
  viewing: {
    fine: { time: 'time' },
    other: { day: 'date', time: 'time' },
    suggest: { day: 'date', time: 'time' },
    video: { day: 'date', time: 'time' },
  },
  photos: { attached: {}, later: { days: 'days' } },
  offer: { welcome: {}, firm: {}, accepted: {}, counter: { price: 'money' }, no: {} },
  tradeIn: { bid: { price: 'money' }, show: {}, no: {} },
  rental: {
    yes: { perDay: 'money', perWeek: 'money', perMonth: 'money', deposit: 'money', free: 'date' },
    no: {},
  },
  gate: { yes: {}, no: {}, sizes: { length: 'metres', width: 'metres', height: 'metres' } },
  find: { look: {}, have: {}, no: {} },
  auction: { known: { day: 'date', note: 'text' }, open: {} },
} as const satisfies Record<AnswerableId, Options>;

/**
 * Answers whose sentence names a detail of the question, `answer:say.<question>.<answer>With`, if the question has it.
 * So the visitor reads what was understood.
 */
const namedDetails: Readonly<Record<string, DetailName>> = {
  'delivery.yes': 'place',
  'viewing.fine': 'day',
  'viewing.video': 'day',
  'photos.attached': 'parts',
  'photos.later': 'parts',
  'offer.accepted': 'amount',
  'tradeIn.bid': 'make',
  'rental.yes': 'from',
  'gate.yes': 'opening',
  'gate.no': 'opening',
  'find.look': 'make',
};

/**
 * Answers to a question with a detail, or without it: nobody accepts a bid that was not made, or a day that was not
 * named.
 */
const conditions: Readonly<Record<string, { detail: DetailName; isGiven: boolean }>> = {
  'viewing.fine': { detail: 'day', isGiven: true },
  'viewing.other': { detail: 'day', isGiven: true },
  'viewing.suggest': { detail: 'day', isGiven: false },
  'offer.welcome': { detail: 'amount', isGiven: false },
  'offer.firm': { detail: 'amount', isGiven: false },
  'offer.accepted': { detail: 'amount', isGiven: true },
  'offer.counter': { detail: 'amount', isGiven: true },
  'offer.no': { detail: 'amount', isGiven: true },
};

/**
 * Answers by what several machines have: one price is not that of each, and an export without VAT is possible for those
 * alone whose price has any.
 */
const ofItems: Readonly<Record<string, (items: readonly AnswerItem[]) => boolean>> = {
  'price.is': ({ length }) => length <= 1,
  'export.yes': (items) => !isMixed(items),
  'export.partly': (items) => isMixed(items),
};

function isMixed(items: readonly AnswerItem[]): boolean {
  const margins = items.flatMap((item) => (item.state === 'found' ? [item.isMargin] : []));
  return margins.includes(true) && margins.includes(false);
}

/** Fields of an answer that take the place of the detail that its sentence would name. */
const insteadOf: Readonly<Record<string, string>> = { 'rental.yes': 'free', 'viewing.video': 'day' };

/** Answers that say too little without a field: of each group one has to be filled in. */
const neededFields: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'price.is': [['amount']],
  'price.quote': [['days']],
  'photos.later': [['days']],
  'delivery.yes': [['costs']],
  'viewing.other': [['day']],
  'viewing.suggest': [['day']],
  'offer.counter': [['price']],
  'tradeIn.bid': [['price']],
  'rental.yes': [['perDay', 'perWeek', 'perMonth']],
  'auction.known': [['day', 'note']],
};

/** Whether an answer to when a machine can be seen is about a video call, which was asked for or is offered. */
export function isByVideo({ id, details }: AnswerableQuestion, option: string): boolean {
  return id === 'viewing' && (option === 'video' || details.way === 'video');
}

/** The fields of an answer of which one is needed, by group; none for an answer that says enough. */
export function getNeededFields(question: AnswerableQuestion, option: string): readonly (readonly string[])[] {
  const { id, details } = question;
  const needed = neededFields[`${id}.${option}`] ?? [];
  if (!isByVideo(question, option)) return needed;
  // The day that was asked for is named. Nobody waits half a day for a call.
  const needsDay = option === 'video' && details.day === undefined;
  return [...needed, ...(needsDay ? [['day']] : []), ['time']];
}

/** The answers to a question, in display order: those that fit what it says, and the machines that it is about. */
export function getOptions({ id, details }: AnswerableQuestion, items: readonly AnswerItem[]): readonly string[] {
  return Object.keys(answerTable[id]).filter((option) => {
    const name = `${id}.${option}`;
    const condition = conditions[name];
    const isFit = condition === undefined || (details[condition.detail] !== undefined) === condition.isGiven;
    // Who asked for a video call gets one with the day that was asked for.
    const isTwice =
      name === (details.day === undefined ? 'viewing.suggest' : 'viewing.video') && details.way === 'video';
    return isFit && !isTwice && (ofItems[name]?.(items) ?? true);
  });
}

/** The fields of an answer, in display order. */
export function getOptionFields(question: AnswerableId, option: string): readonly (readonly [string, FieldKind])[] {
  const options: Options = answerTable[question];
  return Object.entries(options[option] ?? {});
}

/** The detail that an answer's sentence names; null for none, and where the dealer filled in another. */
export function getNamedDetail(
  { id, details }: AnswerableQuestion,
  option: string,
  values: AnswerValues = {},
): DetailName | null {
  const name = namedDetails[`${id}.${option}`];
  const other = insteadOf[`${id}.${option}`];
  const typed = other === undefined ? '' : (values[toFieldName(id, other)] ?? '').trim();
  // A machine that is free in time is hired as it was asked for.
  const isReplaced = typed !== '' && !(id === 'rental' && details.from !== undefined && typed <= details.from);
  return name === undefined || details[name] === undefined || isReplaced ? null : name;
}

/** Phrases that are ready to be added, `answer:phrase.<id>`. */
export const phraseIds = ['call', 'ring', 'visit', 'hold', 'free', 'papers', 'pickUp', 'quote'] as const;
export type PhraseId = (typeof phraseIds)[number];

/** The name of a question's text, `answering:ask.<name>`: a bid without an amount is a question. */
export function toAskName({ id, details }: AnswerableQuestion): string {
  return id === 'offer' && details.amount === undefined ? 'offerOpen' : id;
}
