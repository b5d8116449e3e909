import fc from 'fast-check';

import { knownLocales, type KnownLocale } from '../../../../i18n/locales';
import {
  answerSeller as seller,
  createAnswerRequest,
  createAnswerWords,
  getAnswerTexts,
} from '../../../../testing/factories/answer';
import { anyCharacter } from '../../../../testing/factories/any-text';

import { toAnswerLink } from './answer-link';
import { getOptionFields, getOptions } from './answer-table';
import { toFieldName } from './answer-words';
import { answerableIds, type AnswerableId, type Details } from './answerable';
import { composeAnswer } from './compose-answer';
import { parseAnswerHash } from './parse-answer-hash';

const details: Partial<Record<AnswerableId, Details>> = {
  delivery: { place: 'Osnabrück' },
  viewing: { day: '2026-12-03', part: 'morning', way: 'visit' },
  photos: { parts: 'tyres,coldStart' },
  offer: { amount: '61500' },
  tradeIn: { make: 'Claas', model: 'Arion 620', year: '2015', hours: '4000' },
  rental: { from: '2026-12-03', duration: '2 Wochen' },
  gate: { opening: '2800x3000x' },
};
const typed = {
  ...{ money: '1.250,50', days: '5', date: '2026-12-04', time: '14:00', text: 'Alle beurten gedaan' },
  metres: '270 cm',
} as const;
const locales = Object.keys(knownLocales) as KnownLocale[];

it('is a whole letter in the visitor’s language', () => {
  const request = createAnswerRequest({
    questions: [
      { id: 'available', details: {} },
      { id: 'delivery', details: { place: 'Osnabrück' } },
      { id: 'history', details: {} },
    ],
  });
  const values = {
    ...{ 'available.204170': 'yes', delivery: 'yes', 'delivery.costs': '450', 'delivery.days': '1', seller: 'Piet' },
    ...{ 'phrase.call': 'on', free: 'Tot gauw!\nalle papieren zijn aanwezig\n\nNieuwe banden.\nNet gepoetst.' },
  };
  const facts = [
    { label: 'Länge', value: '6,90 m' },
    { label: 'Breite', value: '' },
  ];
  expect(composeAnswer({ request, values, seller }, createAnswerWords('de', { facts }))).toEqual({
    subject: 'Ihre Anfrage: Fendt 724 Vario (L20417)',
    body: `Guten Tag Jürgen Weiß,

vielen Dank für Ihre Anfrage.

Fendt 724 Vario (L20417), 74.950 € zzgl. MwSt.
https://dealer.example/de/anlasse/traktoren/fendt-724-vario-204170

Die Maschine ist noch verfügbar.

Eine Lieferung nach Osnabrück ist möglich. Die Lieferung kostet 450\u00a0€ zzgl. MwSt. Die Lieferzeit beträgt höchstens 1 Tag.

Länge: 6,90 m

Rufen Sie uns gern an, wenn Sie noch Fragen haben.

Tot gauw! (auf Niederländisch)
Alle Papiere sind vorhanden.

Nieuwe banden.
Net gepoetst. (auf Niederländisch)

Mit freundlichen Grüßen
Piet
Veldkamp
Fictieweg 14 b, 7400 XX Veldkampen
Telefon: +31 570 123456
info@dealer.example
https://dealer.example
Unsicher, ob das von uns ist? https://dealer.example/echt-van-ons`,
  });
});

describe.each(locales)('in %s', (locale) => {
  const words = createAnswerWords(locale);

  it.each(answerableIds)('each answer about %s, asked by a link, is said in whole sentences', (id) => {
    const asked = createAnswerRequest({ questions: [{ id, details: details[id] ?? {} }] });
    const parsed = parseAnswerHash(toAnswerLink(asked, '').split('#')[1] ?? '');
    if (parsed.status !== 'ok') throw new Error(parsed.reason);
    const said = getOptions({ id, details: details[id] ?? {} }, words.items).map((option) => {
      const fields = getOptionFields(id, option).map(([field, kind]) => [toFieldName(id, field), typed[kind]] as const);
      const values = { [id === 'available' ? 'available.204170' : id]: option, ...Object.fromEntries(fields) };
      const { body } = composeAnswer({ request: parsed.request, values, seller }, words);
      expect(body).not.toMatch(/\{|answer:|say\.|undefined|NaN/);
      const paragraphs = body.split('\n\n');
      // Greeting, thanks and machine before it, the signature after it.
      expect(paragraphs).toHaveLength(5);
      const sentence = paragraphs[3] ?? '';
      for (const [, kind] of getOptionFields(id, option))
        expect(sentence).toMatch(
          {
            ...{ money: /1[.,\s\u00a0]?250[.,]50/, days: /5/, date: /2026/, time: /14:00/, text: /beurten/ },
            metres: /2[.,]70\u00a0m/,
          }[kind],
        );
      return sentence;
    });
    expect(new Set(said).size).toBe(said.length);
  });

  it('says nothing about what is not ticked', () => {
    const request = createAnswerRequest({ questions: answerableIds.map((id) => ({ id, details: {} })) });
    expect(composeAnswer({ request, values: {}, seller }, words).body.split('\n\n')).toHaveLength(4);
  });
});

it('names the details that were asked about, so that the visitor sees what was understood', () => {
  const say = (id: AnswerableId, option: string) => {
    const request = createAnswerRequest({ questions: [{ id, details: details[id] ?? {} }] });
    return composeAnswer({ request, values: { [id]: option }, seller }, createAnswerWords('de')).body;
  };
  expect(say('viewing', 'fine')).toContain('3. Dezember 2026, vormittags');
  expect(say('photos', 'later')).toContain('Reifen, Kaltstart');
  expect(say('offer', 'accepted')).toContain('61.500\u00a0€ zzgl. MwSt.');
  expect(say('tradeIn', 'bid')).toContain('Claas Arion 620, Baujahr 2015, 4.000 Betriebsstunden');
  expect(say('gate', 'no')).toContain('passt die Maschine leider nicht: 2,80\u00a0m breit, 3,00\u00a0m hoch.');
});

it('repeats by which way a visitor wants to see it, and for how long to hire it, without the price to buy it', () => {
  const say = (id: AnswerableId, option: string, known: Details) => {
    const request = createAnswerRequest({ questions: [{ id, details: known }] });
    return composeAnswer({ request, values: { [id]: option }, seller }, createAnswerWords('de')).body;
  };
  expect(say('viewing', 'fine', { day: '2026-12-03', part: 'morning', way: 'video' })).toContain(
    'Ihr Vorschlag passt uns gut: Donnerstag, 3. Dezember 2026, vormittags, per Videoanruf.',
  );
  const hire = say('rental', 'yes', { from: '2026-12-14', duration: '5 Tage' });
  expect(hire).toContain('Sie können die Maschine mieten, ab Montag, 14. Dezember 2026, Dauer: „5 Tage“.');
  expect(hire).not.toContain('74.950');
});

it('ends a sentence with one full stop, and says nothing of what is no number', () => {
  const request = createAnswerRequest({ questions: [{ id: 'offer', details: { amount: '10000' } }] });
  const say = (price: string) => {
    const values = { offer: 'counter', 'offer.price': price };
    return composeAnswer({ request, values, seller }, createAnswerWords('de')).body;
  };
  expect(say('11500')).toContain('Unser Preis beträgt 11.500\u00a0€ zzgl. MwSt.\n');
  expect(say('elfduizend')).not.toContain('elfduizend');
});

it('says no more about a machine than that it is sold, whatever was ticked before', () => {
  const asked = (['available', 'delivery', 'viewing', 'offer', 'rental', 'gate', 'tradeIn'] as const).map((id) => ({
    ...{ id, details: {} },
  }));
  const values = {
    ...{ 'available.204170': 'sold', delivery: 'no', viewing: 'fine', offer: 'accepted', rental: 'yes', gate: 'yes' },
    tradeIn: 'no',
  };
  const { body } = composeAnswer(
    { request: createAnswerRequest({ questions: asked }), values, seller },
    createAnswerWords('de'),
  );
  expect(body).toContain('leider verkauft');
  expect(body).not.toMatch(/Lieferung|Vorschlag|Gebot|mieten|passt/);
  expect(body).toContain('Für Ihre Maschine können wir Ihnen leider kein Angebot machen.');
});

it('says whether a machine can be had, when the stock cannot be asked', () => {
  const words = createAnswerWords('de', { items: [{ state: 'unknown', id: '204170' }] });
  const request = createAnswerRequest({ questions: [{ id: 'available', details: {} }] });
  const { body } = composeAnswer({ request, values: { 'available.204170': 'yes' }, seller }, words);
  expect(body).toContain('Die Maschine ist noch verfügbar.');
});

it('names a rent by the month and a deposit', () => {
  const request = createAnswerRequest({ questions: [{ id: 'rental', details: {} }] });
  const values = { rental: 'yes', 'rental.perMonth': '2.500', 'rental.deposit': '1000' };
  expect(composeAnswer({ request, values, seller }, createAnswerWords('de')).body).toContain(
    'Sie können die Maschine mieten. Pro Monat beträgt die Miete 2.500\u00a0€, zzgl. MwSt. Die Kaution beträgt 1.000\u00a0€.',
  );
});

it('about several machines, says of each whether it can be had, and offers others for a sold one', () => {
  const [first] = createAnswerWords('en').items;
  if (first?.state !== 'found') throw new Error('no item');
  const other = {
    title: 'Claas Arion',
    price: '€60,000 excl. VAT',
    note: 'Damaged',
    url: 'https://dealer.example/en/7',
  };
  const items = [
    first,
    { ...first, id: '7', title: 'Fendt 728', similar: [other] },
    { state: 'gone', id: '8' } as const,
    { state: 'unknown', id: '9' } as const,
  ];
  const values = { 'available.204170': 'yes', 'available.7': 'sold' };
  const { subject, body } = composeAnswer(
    { request: createAnswerRequest({ questions: [{ id: 'available', details: {} }] }), values, seller },
    createAnswerWords('en', { items }),
  );
  expect(subject).toBe('Your enquiry about 4 machines');
  expect(body).toContain(`${first.title}, ${first.price} – still available\n${first.url}`);
  expect(body).toContain(
    `Fendt 728 – sold\n${first.url}\n\nThese machines come close:\nClaas Arion, €60,000 excl. VAT, Damaged\n${other.url}`,
  );
  expect(body.match(/no longer in our stock/g)).toHaveLength(1);
});

it('says no price, and no VAT of a price, that the stock does not know', () => {
  const words = createAnswerWords('en', { items: [{ state: 'unknown', id: '1' }] });
  const request = createAnswerRequest({ name: '', questions: [{ id: 'offer', details: { amount: '5' } }] });
  const { subject, body } = composeAnswer({ request, values: { offer: 'accepted' }, seller }, words);
  expect(subject).toBe('Your enquiry about a machine');
  expect(body).toMatch(
    /^Hello,\n\nThank you for your enquiry\.\n\nWe accept your offer: €5\. We will contact you about the invoice/,
  );
  const none = createAnswerWords('en', { items: [] });
  const about = createAnswerRequest({ items: [], questions: [{ id: 'available', details: {} }] });
  const plain = composeAnswer({ request: about, values: { available: 'yes' }, seller }, none);
  expect(plain.subject).toBe('Your message to Veldkamp');
  expect(plain.body).toContain('The machine is still available.');
});

it('whatever is typed is one subject line and plain text, and any phrase in Dutch is translated', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const words = createAnswerWords('de', { items: [] });
      const values = { free: text, seller: text, history: 'full', 'history.note': text };
      const { subject, body } = composeAnswer(
        { request: createAnswerRequest({ name: text, questions: [{ id: 'history', details: {} }] }), values, seller },
        words,
      );
      expect(subject + body).not.toMatch(/(?!\n)\p{Cc}/u);
      expect(subject).not.toContain('\n');
    }),
  );
  const dutch = getAnswerTexts('nl')('answer:phrase.hold');
  const { body } = composeAnswer(
    { request: createAnswerRequest(), values: { free: ` ${dutch.toUpperCase()} ` }, seller },
    createAnswerWords('de'),
  );
  expect(body).toContain(getAnswerTexts('de')('answer:phrase.hold'));
  expect(body).not.toContain('auf Niederländisch');
});
