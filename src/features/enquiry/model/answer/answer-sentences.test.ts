/** @size small */
import { createAnswerRequest, createAnswerWords } from '../../../../testing/factories/answer';

import { toSentences } from './answer-sentences';
import { getOptions, toAskName } from './answer-table';
import type { AnswerableId, AnswerableQuestion, Details } from './answerable';
import { isAnswered, toPlaces } from './open-questions';
import { isFilledIn } from './typed-field';

const german = createAnswerWords('de');
const ask = (id: AnswerableId, details: Details = {}): AnswerableQuestion => ({ id, details });
const where = 'Unter welcher Nummer und mit welcher App, zum Beispiel WhatsApp, dürfen wir Sie anrufen?';
const say = (question: AnswerableQuestion, values: Readonly<Record<string, string>>) =>
  toSentences(question, values, german);

it('a bid without an amount is answered as a question, and nobody accepts it', () => {
  expect(getOptions(ask('offer'), [])).toEqual(['welcome', 'firm']);
  expect(getOptions(ask('offer', { amount: '61500' }), [])).toEqual(['accepted', 'counter', 'no']);
  expect([ask('offer'), ask('offer', { amount: '1' })].map(toAskName)).toEqual(['offerOpen', 'offer']);
  expect(say(ask('offer'), { offer: 'welcome' })).toMatch(/^Sie können gern ein Gebot abgeben/);
});

it.each([
  ['money', '11,5k', false],
  ['money', 'veel', false],
  ['money', '-5', false],
  ['money', '€ 11.500', true],
  ['days', 'week of 2', false],
  ['days', '0', false],
  ['days', '14', true],
  ['metres', '2,70', true],
  ['metres', 'breed', false],
  ['text', 'alles', true],
  ['text', ' ', false],
] as const)('a field of %s takes %j: %s', (kind, typed, isRight) => {
  expect(isFilledIn(kind, typed)).toBe(isRight);
});

it('says no sentence with words where a number is due, and the question stays open', () => {
  const counter = ask('offer', { amount: '10000' });
  const values = { offer: 'counter', 'offer.price': '11,5k' };
  expect(say(counter, values)).toBe('Zu diesem Preis können wir leider nicht verkaufen.');
  expect(isAnswered(counter, 'offer', values)).toBe(false);
  expect(isAnswered(counter, 'offer', { ...values, 'offer.price': '11.500' })).toBe(true);
  const delivery = { delivery: 'yes', 'delivery.costs': 'veel', 'delivery.days': 'week of 2' };
  expect(say(ask('delivery'), delivery)).toBe('Eine Lieferung ist möglich.');
});

it('names the price of a machine that had none, with its VAT', () => {
  const request = createAnswerRequest({ questions: [ask('price')] });
  expect(toPlaces(request, german.items, {}).map(({ question }) => question.id)).toEqual(['price']);
  expect(say(ask('price'), { price: 'is', 'price.amount': '12.500' })).toBe(
    'Gern nennen wir Ihnen den Preis. Er beträgt 12.500\u00a0€ zzgl. MwSt.',
  );
  expect(isAnswered(ask('price'), 'price', { price: 'is' })).toBe(false);
});

it('another day than the one asked for takes its place, and a video call stays one', () => {
  const viewing = ask('viewing', { day: '2026-12-04', part: 'afternoon', way: 'video' });
  expect(say(viewing, { viewing: 'video' })).toBe(
    `Wir zeigen Ihnen die Maschine gern per Videoanruf: Freitag, 4. Dezember 2026, nachmittags. ${where}`,
  );
  expect(say(viewing, { viewing: 'video', 'viewing.day': '2026-12-05' })).toBe(
    `Wir zeigen Ihnen die Maschine gern per Videoanruf. Unser Vorschlag: Samstag, 5. Dezember 2026. ${where}`,
  );
  expect(toSentences(viewing, { viewing: 'fine', 'viewing.time': '14:00' }, { ...german, phone: '+49 151 1' })).toBe(
    'Ihr Vorschlag passt uns gut: Freitag, 4. Dezember 2026, per Videoanruf. Uhrzeit: 14:00 Uhr. ' +
      'Wir rufen Sie dann unter +49 151 1 an. Sagen Sie uns bitte, mit welcher App, zum Beispiel WhatsApp.',
  );
  expect(say(viewing, { viewing: 'other', 'viewing.day': '2026-12-05' })).toContain(
    '5. Dezember 2026, per Videoanruf.',
  );
  const rental = ask('rental', { from: '2026-12-14', duration: '10 Tage' });
  expect(say(rental, { rental: 'yes', 'rental.free': '2026-12-16' })).toBe(
    'Sie können die Maschine mieten. Die Maschine ist frei ab Mittwoch, 16. Dezember 2026.',
  );
});

it('a quotation has days and no VAT, a free delivery no amount, and the same day another time', () => {
  expect(say(ask('price'), { price: 'quote', 'price.days': '2' })).toBe(
    'Wir erstellen Ihnen gern ein Angebot. Sie erhalten es innerhalb von 2 Tagen.',
  );
  expect(say(ask('delivery'), { delivery: 'yes', 'delivery.costs': '0' })).toContain('Die Lieferung ist kostenlos.');
  const viewing = ask('viewing', { day: '2026-12-04', part: 'morning' });
  const later = { viewing: 'other', 'viewing.day': '2026-12-04', 'viewing.time': '14:00' };
  expect(say(viewing, later)).toMatch(/^An diesem Tag passt uns eine andere Uhrzeit besser\. Unser Vorschlag: Freitag/);
  expect(say(ask('viewing', { day: '2026-12-04', way: 'video' }), { viewing: 'other' })).not.toContain('anrufen');
});

it('an abbreviation ends a sentence with its own full stop, also within an answer', () => {
  expect(say(ask('offer', { amount: '10500' }), { offer: 'accepted' })).toMatch(/ 10\.500\s€ zzgl\. MwSt\. Wir melden/);
});

it('a time out of the part of the day is said so, and another day is where the first one was', () => {
  const viewing = ask('viewing', { day: '2026-12-04', part: 'morning', way: 'visit' });
  expect(say(viewing, { viewing: 'fine', 'viewing.time': '15:00' })).toMatch(
    /^Der Tag passt uns, die Tageszeit leider/,
  );
  expect(say(viewing, { viewing: 'fine', 'viewing.time': '09:00' })).toMatch(/^Ihr Vorschlag passt uns gut/);
  expect(say(viewing, { viewing: 'other', 'viewing.day': '2026-12-05' })).toContain('2026, bei uns im Betrieb.');
});

it('a machine that is free in time is hired as it was asked for', () => {
  const rental = ask('rental', { from: '2026-12-14', duration: '2 Wochen' });
  expect(say(rental, { rental: 'yes', 'rental.free': '2026-12-07' })).toContain('mieten, ab Montag, 14. Dezember 2026');
});

it('a viewing without a day has one suggested, and nobody agrees to a day that was not named', () => {
  expect(getOptions(ask('viewing'), [])).toEqual(['suggest', 'video']);
  expect(getOptions(ask('viewing', { day: '2026-12-04' }), [])).toEqual(['fine', 'other', 'video']);
  // Who asked for a video call is not asked twice which way it is to be.
  expect(getOptions(ask('viewing', { way: 'video' }), [])).toEqual(['video']);
  expect(getOptions(ask('viewing', { day: '2026-12-04', way: 'video' }), [])).toEqual(['fine', 'other']);
  const open = ask('viewing', { part: 'afternoon', way: 'video' });
  expect(isAnswered(open, 'viewing', { viewing: 'video' })).toBe(false);
  expect(isAnswered(ask('viewing', { day: '2026-12-04' }), 'viewing', { viewing: 'fine' })).toBe(true);
  expect(isAnswered(open, 'viewing', { viewing: 'suggest' })).toBe(false);
  expect(say(open, { viewing: 'suggest', 'viewing.day': '2026-12-05' })).toBe(
    `Sie können die Maschine gern besichtigen. Unser Vorschlag: Samstag, 5. Dezember 2026, per Videoanruf. ${where}`,
  );
});

it('several machines have no price in common, export is theirs that have VAT, and bringing them is one amount', () => {
  const [item] = german.items;
  const other = { ...item, id: '2', isMargin: true } as (typeof german.items)[number];
  const items = item === undefined ? [] : [item, other];
  expect(getOptions(ask('price'), items)).toEqual(['quote']);
  expect(getOptions(ask('price'), german.items)).toEqual(['is', 'quote']);
  expect(getOptions(ask('export'), items)).toEqual(['partly', 'no']);
  expect(getOptions(ask('export'), german.items)).toEqual(['yes', 'no']);
  const delivery = { delivery: 'yes', 'delivery.costs': '900' };
  expect(toSentences(ask('delivery'), delivery, { ...german, items })).toBe(
    'Eine Lieferung ist möglich. Die Lieferung der Maschinen kostet zusammen 900\u00a0€ zzgl. MwSt.',
  );
});
