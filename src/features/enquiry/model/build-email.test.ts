import { readFileSync } from 'node:fs';

import { createTexts } from '../../../i18n/create-texts';
import { createTranslate } from '../../../i18n/create-translate';
import { knownLocales, type KnownLocale } from '../../../i18n/locales';
import type { Translate } from '../../../i18n/text-keys';
import { createEnquiry, stockItem } from '../../../testing/factories/enquiry';

import { buildEmail, toLetter, toRows } from './build-email';

function getTexts(locale: KnownLocale): Translate {
  const file = `${process.cwd()}/locales/${locale}/enquiry.json`;
  return createTranslate(createTexts(locale, { enquiry: JSON.parse(readFileSync(file, 'utf8')) as object }));
}

const nl = getTexts('nl');
const none = { images: [], cv: null };

it('tells the dealer in Dutch about a machine, the questions beside what a German visitor wrote', () => {
  const enquiry = createEnquiry({
    kind: 'product',
    about: stockItem,
    values: {
      phone: '+49 (0)5931/1234',
      message: 'Guten Tag,\nläuft er gut?',
      questions: ['delivery', 'export'],
      place: ' Osnabrück ',
      make: 'not on this form',
    },
  });
  expect(buildEmail(enquiry, { images: ['data:image/jpeg;base64,AA=='], cv: null }, 'de', nl)).toEqual({
    replyTo: 'jan@visitor.example',
    subject: 'Vraag over Fendt 724 Vario (L20417)',
    advertiserEmail: {
      templateId: 'customer-website-email',
      title: 'Vraag over een machine',
      intro: 'Ingevuld op de website. Beantwoord deze mail om de bezoeker te antwoorden.',
      bodyParameters: {
        Naam: 'Jan de Vries',
        'E-mail': 'jan@visitor.example',
        Telefoon: '+49 5931 1234',
        Machine: 'Fendt 724 Vario',
        Voorraadnummer: 'L20417',
        ID: '204170',
        Vragen: 'Kunt u de machine bezorgen in Osnabrück? · Is export zonder btw mogelijk?',
        Bericht: 'Guten Tag,\nläuft er gut?',
        'Taal van de bezoeker': 'Deutsch',
      },
      images: ['data:image/jpeg;base64,AA=='],
      callToActions: [{ label: 'Bekijk de machine', url: stockItem.url }],
    },
  });
});

it.each([
  ['contact', {}, 'Bericht via de website van Jan de Vries', 'Bericht via de website'],
  ['product', { id: 'L7' }, 'Vraag over een machine (L7)', 'Vraag over een machine'],
  ['product', {}, 'Vraag over een machine', 'Vraag over een machine'],
  ['purchase', { make: 'Claas', model: 'Arion' }, 'Machine aangeboden: Claas Arion', 'Machine te koop aangeboden'],
  ['purchase', { make: 'Claas', wish: 'find' }, 'Zoekopdracht: Claas', 'Iemand zoekt een machine'],
] as const)('a %s with %j is called so', (kind, values, subject, title) => {
  const email = buildEmail(createEnquiry({ kind, values }), none, 'nl', nl);
  expect([email.subject, email.advertiserEmail.title]).toEqual([subject, title]);
  expect(email.advertiserEmail.callToActions).toEqual([]);
});

it('says which limits somebody who looks for a machine gives', () => {
  const values = { make: 'Claas', year: '2015', hours: '4.000', wish: 'find' } as const;
  const { bodyParameters } = buildEmail(createEnquiry({ kind: 'purchase', values }), none, 'nl', nl).advertiserEmail;
  expect(bodyParameters).toMatchObject({ Merk: 'Claas', 'Bouwjaar vanaf': '2015', 'Draaiuren hoogstens': '4.000' });
});

it('names vacancy and CV of an application, without a number of our own', () => {
  const about = { ...stockItem, id: 'vacancy-1', title: 'Monteur', number: null };
  const enquiry = createEnquiry({ kind: 'application', about, values: { message: '' } });
  const { subject, advertiserEmail } = buildEmail(enquiry, { images: [], cv: 'cv\njan.pdf' }, 'nl', nl);
  expect(subject).toBe('Sollicitatie: Monteur');
  expect(advertiserEmail.bodyParameters).toEqual({
    Naam: 'Jan de Vries',
    'E-mail': 'jan@visitor.example',
    Vacature: 'Monteur',
    Cv: 'cv jan.pdf',
    'Taal van de bezoeker': 'Nederlands',
  });
});

it('a title from outside cannot add a line to the subject', () => {
  const about = { ...stockItem, title: 'Fendt\r\nBcc: all@b.example' };
  expect(buildEmail(createEnquiry({ kind: 'product', about }), none, 'nl', nl).subject).not.toMatch(/[\r\n]/);
});

describe.each(Object.keys(knownLocales) as KnownLocale[])('in %s', (locale) => {
  const t = getTexts(locale);

  it('no two rows have the same label, of which only one would arrive', () => {
    for (const kind of ['product', 'purchase'] as const) {
      for (const wish of ['sell', 'find'] as const) {
        const values = { phone: '1', make: '2', model: '3', year: '4', hours: '5', questions: ['available'] } as const;
        const labels = toRows(createEnquiry({ kind, about: stockItem, values: { ...values, wish } }), t).map(
          ([label]) => label,
        );
        expect(new Set([...labels, t('enquiry:mail.cv'), t('enquiry:mail.language')]).size).toBe(labels.length + 2);
      }
    }
  });

  it('the mail that a visitor sends by hand holds the message, in the words of that language', () => {
    const { subject, body } = toLetter(createEnquiry({ kind: 'product', about: stockItem }), t);
    expect(subject).toContain('Fendt 724 Vario (L20417)');
    expect(body).toContain(`${t('enquiry:field.message')}: Is hij er nog?`);
    expect(body).toContain(stockItem.url);
  });
});

it('a mail by hand stays short enough for every mail program', () => {
  const { body } = toLetter(createEnquiry({ values: { message: 'Müller 👍🏽 '.repeat(400) } }), nl);
  expect(encodeURIComponent(body).length).toBeLessThanOrEqual(1800);
  expect(body).toMatch(/Müller.*…$/s);
});

it('of a mail by hand as much is kept as fits, and a very long text is not worked on as a whole', () => {
  const encode = jest.spyOn(globalThis, 'encodeURIComponent');
  const { body } = toLetter(createEnquiry({ values: { message: 'é'.repeat(100_000) } }), nl);
  expect(encode.mock.calls.length).toBeLessThan(20);
  expect(Math.max(...encode.mock.calls.map(([text]) => String(text).length))).toBeLessThanOrEqual(1800);
  encode.mockRestore();
  // One more `é` takes six characters.
  expect(encodeURIComponent(body).length).toBeGreaterThan(1800 - 6);
});
