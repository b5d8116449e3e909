import fc from 'fast-check';

import { knownLocales, type KnownLocale } from '../../../i18n/locales';
import { formatNumber } from '../../../lib/format';
import { anyCharacter } from '../../../testing/factories/any-text';
import { createEnquiry, createItems, getEnquiryTexts, stockItem } from '../../../testing/factories/enquiry';

import { buildEmail } from './build-email';
import { questionIds, type QuestionId } from './choices';
import { toWholeEuros } from './clean';
import { type EnquiryValues } from './fields';
import { getQuestions, type About } from './kinds';
import { toQuestionLabel, toQuestionWords } from './question-words';
import { questions } from './questions';

const nl = { t: getEnquiryTexts('nl'), iso: 'nl-NL' };
const filled: Partial<EnquiryValues> = {
  ...{ place: 'Osnabrück', day: '2026-12-03', part: 'morning', way: 'video', parts: 'tyres,coldStart' },
  ...{ amount: '€ 12.500', make: 'Deutz', model: 'Agrotron 130', year: '2001', hours: '9.000' },
  ...{ from: '2027-01-04', duration: '3 weken' },
};
const say = (id: QuestionId, values: Partial<EnquiryValues>, about: readonly About[] = [stockItem]) =>
  toQuestionWords(id, createEnquiry({ kind: 'product', about, values }), nl);

it.each<[QuestionId, string]>([
  ['available', 'Is deze machine nog beschikbaar?'],
  ['viewing', 'Kan ik de machine bekijken? (donderdag 3 december 2026, ’s ochtends, per videogesprek)'],
  ['photos', 'Kunt u meer foto’s sturen? (banden, koude start (video))'],
  ['delivery', 'Kunt u de machine bezorgen in Osnabrück?'],
  ['offer', 'Gaat u akkoord met een bod van € 12.500?'],
  ['tradeIn', 'Kan ik mijn machine inruilen? (Deutz, Agrotron 130, Bouwjaar: 2001, Draaiuren: 9.000)'],
  ['rental', 'Kan ik de machine huren? (Vanaf: maandag 4 januari 2027, Hoe lang: 3 weken)'],
])('the dealer reads of %s: %s', (id, words) => {
  expect(say(id, filled).replace(/\u00a0/g, ' ')).toBe(words);
});

it('of several machines in the plural, of one to bid for as a bid, and of one for hire what it costs', () => {
  const several = createItems(2);
  expect(say('viewing', {}, several)).toBe('Kan ik de machines bekijken?');
  const about = [{ ...stockItem, price: 'bid' } as const];
  expect(say('offer', {}, about)).toBe('Hoe kan ik een bod doen?');
  const hired = [{ ...stockItem, rent: 'only' } as const];
  expect(say('rental', {}, hired)).toBe('Wat kost het om de machine te huren?');
  expect(say('rental', { duration: '3 weken' }, hired)).toBe(
    'Wat kost het om de machine te huren? (Hoe lang: 3 weken)',
  );
  expect(say('rental', {}, [{ ...stockItem, rent: 'also' }])).toBe('Kan ik de machine huren?');
  expect(say('offer', filled, about).replace(/\u00a0/g, ' ')).toBe('Ik bied € 12.500.');
});

describe.each(Object.keys(knownLocales) as KnownLocale[])('in %s', (locale) => {
  const wording = { t: getEnquiryTexts(locale), iso: knownLocales[locale].iso };

  it.each(questionIds)('%s is said alone and with its details', (id) => {
    const alone = toQuestionWords(id, createEnquiry({ kind: 'product', about: [stockItem] }), wording);
    const whole = toQuestionWords(id, createEnquiry({ kind: 'product', about: [stockItem], values: filled }), wording);
    expect(alone).toBe(toQuestionLabel(id, [stockItem], wording.t));
    for (const words of [alone, whole]) expect(words).not.toMatch(/enquiry:|\{\{|undefined|NaN/);
    expect(whole !== alone).toBe(questions[id].details.length > 0);
    for (const field of ['place', 'make', 'model', 'year', 'duration'] as const)
      if (questions[id].details.includes(field)) expect(whole).toContain(filled[field]);
    if (questions[id].details.includes('hours')) expect(whole).toContain(formatNumber(9000, wording.iso));
  });
});

it('every question reaches the dealer in one row, whatever was typed is text on one line', () => {
  const about = [{ ...stockItem, price: 'request', rent: 'also' } as const];
  const asked = getQuestions({ about });
  const text = fc.string({ unit: anyCharacter });
  fc.assert(
    fc.property(text, text, text, (make, duration, amount) => {
      const values = { make, duration, amount, questions: asked };
      const enquiry = createEnquiry({ kind: 'product', about, values });
      const { bodyParameters } = buildEmail(
        enquiry,
        { images: [], cv: null },
        'de',
        nl.t,
        'https://dealer.example',
      ).advertiserEmail;
      const { Vragen = '', ...others } = bodyParameters;
      expect(Vragen).not.toMatch(/[\r\n\0]/);
      expect(Vragen.split(' · ').length).toBeGreaterThanOrEqual(asked.length);
      expect(Object.keys(others)).not.toContain('Merk');
    }),
  );
});

it('an amount that was understood stays as it is, and nothing throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (typed) => {
      expect(toWholeEuros(toWholeEuros(typed))).toBe(toWholeEuros(typed));
    }),
  );
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('.', ',', ' ', "'", '\u202f'), (amount, separator) => {
      const grouped = String(amount).replace(/\B(?=(\d{3})+$)/g, separator);
      expect(toWholeEuros(`€ ${grouped},-`)).toBe(String(amount));
    }),
  );
});
