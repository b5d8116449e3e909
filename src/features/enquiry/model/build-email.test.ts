import { knownLocales, type KnownLocale } from '../../../i18n/locales';
import { createEnquiry, createItems, getEnquiryTexts, stockItem } from '../../../testing/factories/enquiry';

import { toAboutRows } from './about-words';
import { parseAnswerHash } from './answer/parse-answer-hash';
import { buildEmail, toRows } from './build-email';
import type { EmailBody } from './contract';
import type { EnquiryValues } from './fields';
import type { About } from './kinds';

const nl = getEnquiryTexts('nl');
const none = { images: [], cv: null };
const siteUrl = 'https://dealer.example';
/** The link of the first call to action. */
const readAnswer = ({ advertiserEmail: { callToActions } }: EmailBody) =>
  parseAnswerHash(new URL(callToActions[0]?.url ?? '').hash);

it('tells the dealer in Dutch about a machine, the questions beside what a German visitor wrote', () => {
  const enquiry = createEnquiry({
    kind: 'product',
    about: [stockItem],
    values: {
      phone: '+49 (0)5931/1234',
      message: 'Guten Tag,\nläuft er gut?',
      questions: ['delivery', 'export'],
      place: ' Osnabrück ',
      make: 'not on this form',
    },
  });
  const email = buildEmail(enquiry, { images: ['data:image/jpeg;base64,AA=='], cv: null }, 'de', nl, siteUrl);
  expect(email).toEqual({
    replyTo: 'jan@visitor.example',
    subject: 'Vraag over Fendt 724 Vario (L20417) · Jan de Vries',
    advertiserEmail: {
      templateId: 'customer-website-email',
      title: 'Vraag over een machine',
      intro: expect.stringMatching(/ Duits leest\. Gebruik de link ‘Beantwoorden’ .* in het Duits\.$/) as string,
      bodyParameters: {
        Naam: 'Jan de Vries',
        'E-mail': 'jan@visitor.example',
        Telefoon: '+49 5931 1234',
        Machine: 'Fendt 724 Vario',
        Voorraadnummer: 'L20417',
        ID: '204170',
        Vragen: 'Kunt u de machine bezorgen in Osnabrück? · Is export zonder btw mogelijk?',
        Bericht: 'Guten Tag,\nläuft er gut?',
        'Taal van de bezoeker': 'Duits',
      },
      images: ['data:image/jpeg;base64,AA=='],
      callToActions: [
        { label: 'Beantwoorden', url: expect.stringMatching(/^https:\/\/dealer\.example\/antwoord#1/) as string },
        { label: 'Bekijk de machine', url: stockItem.url },
      ],
    },
  });
  // The message is in the mail alone.
  expect(readAnswer(email)).toEqual({
    status: 'ok',
    request: {
      ...{ locale: 'de', name: 'Jan de Vries', email: 'jan@visitor.example', phone: '+49 5931 1234' },
      ...{ items: ['204170'], hasMessage: true },
      questions: [
        { id: 'delivery', details: { place: 'Osnabrück' } },
        { id: 'export', details: {} },
      ],
      facts: [],
    },
    unknown: [],
  });
});

it('lets the dealer answer a Dutch visitor by the mail, and a German applicant, who has no link, in German', () => {
  const german = buildEmail(createEnquiry({ kind: 'application' }), none, 'de', nl, siteUrl);
  expect(buildEmail(createEnquiry(), none, 'nl', nl, '').advertiserEmail.intro).toMatch(/ Beantwoord deze mail om/);
  expect(german.advertiserEmail.intro).toMatch(/ Duits leest. Beantwoord deze mail in het Duits.$/);
});

it('lets the dealer answer who offers a machine, and who looks for one', () => {
  const values = { make: 'Claas', model: 'Arion', year: '2015', hours: '4.000' };
  const read = (wish: 'sell' | 'find') =>
    readAnswer(
      buildEmail(
        createEnquiry({ kind: 'purchase', about: [stockItem], values: { ...values, wish } }),
        none,
        'de',
        nl,
        siteUrl,
      ),
    );
  expect(read('sell')).toMatchObject({ request: { items: [], questions: [{ id: 'tradeIn', details: values }] } });
  expect(read('find')).toMatchObject({
    request: { items: [stockItem.id], questions: [{ id: 'find', details: values }] },
  });
});

it('says which facts a link asked about, unless the visitor took the question out', () => {
  const values = { asked: 'Wie lang?', askedWords: 'lengte', askedFacts: 'length,crane.make' };
  const read = (message: string) =>
    readAnswer(buildEmail(createEnquiry({ kind: 'product', values: { ...values, message } }), none, 'de', nl, siteUrl));
  expect(read('Wie lang? Danke')).toMatchObject({ request: { facts: ['length', 'crane.make'] } });
  expect(read('Danke')).toMatchObject({ request: { facts: [] } });
});

it('asks about the gate that the visitor measured as a question of its own', () => {
  const values = { asked: 'Passt sie?', askedWords: 'Past hij?', askedFacts: 'width,gate', askedGate: '2800x3000x' };
  const read = (message: string) =>
    readAnswer(buildEmail(createEnquiry({ kind: 'product', values: { ...values, message } }), none, 'de', nl, siteUrl));
  const questions = [{ id: 'gate', details: { opening: '2800x3000x' } }];
  expect(read('Passt sie?')).toMatchObject({ request: { facts: ['width'], questions } });
  expect(read('Danke')).toMatchObject({ request: { facts: [], questions: [] } });
});

it.each([
  ['contact', {}, 'Bericht van Jan de Vries via de website', 'Bericht via de website'],
  ['product', { id: 'L7' }, 'Vraag over een machine (L7) · Jan de Vries', 'Vraag over een machine'],
  ['product', {}, 'Vraag over een machine · Jan de Vries', 'Vraag over een machine'],
  ['purchase', { make: 'Claas' }, 'Machine aangeboden: Claas · Jan de Vries', 'Machine te koop aangeboden'],
  ['purchase', { make: 'Claas', wish: 'find' }, 'Zoekopdracht: Claas · Jan de Vries', 'Iemand zoekt een machine'],
] as const)('a %s with %j is called so', (kind, values, subject, title) => {
  const email = buildEmail(createEnquiry({ kind, values }), none, 'nl', nl, siteUrl);
  expect([email.subject, email.advertiserEmail.title]).toEqual([subject, title]);
  expect(email.advertiserEmail.callToActions).toMatchObject([{ label: 'Beantwoorden' }]);
});

it('says which limits somebody who looks for a machine gives', () => {
  const values = { make: 'Claas', year: '2015', hours: '4.000', wish: 'find' } as const;
  const { bodyParameters } = buildEmail(
    createEnquiry({ kind: 'purchase', values }),
    none,
    'nl',
    nl,
    siteUrl,
  ).advertiserEmail;
  expect(bodyParameters).toMatchObject({ Merk: 'Claas', 'Bouwjaar vanaf': '2015', 'Draaiuren hoogstens': '4.000' });
});

it('names vacancy and CV of an application, without a number of our own', () => {
  const about = [{ ...stockItem, id: 'vacancy-1', title: 'Monteur', number: null }];
  const enquiry = createEnquiry({ kind: 'application', about, values: { message: '' } });
  const { subject, advertiserEmail } = buildEmail(enquiry, { images: [], cv: 'cv\njan.pdf' }, 'nl', nl, siteUrl);
  expect(subject).toBe('Sollicitatie: Monteur · Jan de Vries');
  expect(advertiserEmail.callToActions).toEqual([{ label: 'Bekijk de vacature', url: stockItem.url }]);
  expect(advertiserEmail.bodyParameters).toEqual({
    Naam: 'Jan de Vries',
    'E-mail': 'jan@visitor.example',
    Vacature: 'Monteur',
    Cv: 'cv jan.pdf',
    'Taal van de bezoeker': 'Nederlands',
  });
});

it('a title from outside cannot add a line to the subject', () => {
  const about = [{ ...stockItem, title: 'Fendt\r\nBcc: all@b.example' }];
  expect(buildEmail(createEnquiry({ kind: 'product', about }), none, 'nl', nl, siteUrl).subject).not.toMatch(/[\r\n]/);
});

describe.each(Object.keys(knownLocales) as KnownLocale[])('in %s', (locale) => {
  const t = getEnquiryTexts(locale);

  it('no two rows have the same label, of which only one would arrive', () => {
    for (const kind of ['product', 'purchase'] as const) {
      for (const wish of ['sell', 'find'] as const) {
        const values = { phone: '1', make: '2', model: '3', year: '4', hours: '5', questions: ['available'] } as const;
        const enquiry = createEnquiry({ kind, about: [stockItem], values: { ...values, wish } });
        const labels = toRows(enquiry, toAboutRows(enquiry, t), { t, iso: 'nl-NL' }).map(([label]) => label);
        expect(new Set([...labels, t('enquiry:mail.cv'), t('enquiry:mail.language')]).size).toBe(labels.length + 2);
      }
    }
  });
});

describe('about several machines', () => {
  const several = (about: readonly About[], values: Partial<EnquiryValues> = {}) =>
    buildEmail(createEnquiry({ kind: 'product', about, isChosen: true, values }), none, 'de', nl, siteUrl);

  it('tells the dealer in Dutch which, with numbers and links, and asks about all of them', () => {
    const other = { ...stockItem, id: '7', title: 'Claas Arion', number: null, url: 'https://dealer.example/7' };
    const values = { questions: ['available', 'delivery'], place: 'Osnabrück' } as const;
    const { subject, advertiserEmail } = several([stockItem, other], values);
    expect(subject).toBe('Vraag over 2 machines: Fendt 724 Vario (L20417), Claas Arion · Jan de Vries');
    expect(advertiserEmail).toMatchObject({
      title: 'Vraag over meerdere machines',
      callToActions: [
        { label: 'Beantwoorden' },
        { label: 'Bekijk Fendt 724 Vario (L20417)', url: stockItem.url },
        { label: 'Bekijk Claas Arion', url: other.url },
      ],
    });
    expect(Object.entries(advertiserEmail.bodyParameters)).toEqual([
      ['Naam', 'Jan de Vries'],
      ['E-mail', 'jan@visitor.example'],
      ['Machine 1', `Fendt 724 Vario · Voorraadnummer L20417 · ID 204170 · ${stockItem.url}`],
      ['Machine 2', 'Claas Arion · ID 7 · https://dealer.example/7'],
      ['Vragen', 'Zijn deze machines nog beschikbaar? · Kunt u de machines bezorgen in Osnabrück?'],
      ['Bericht', 'Is hij er nog?'],
      ['Taal van de bezoeker', 'Duits'],
    ]);
  });

  it('one that was chosen is a question about one', () => {
    const single = buildEmail(createEnquiry({ kind: 'product', about: [stockItem] }), none, 'de', nl, siteUrl);
    expect(several([stockItem])).toEqual(single);
  });

  it.each([10, 50])('names all %i of them, and the subject the first', (count) => {
    const { subject, advertiserEmail } = several(createItems(count));
    expect(subject).toMatch(
      new RegExp(`^Vraag over ${String(count)} machines: Fendt 1 \\(L1\\), .*, … · Jan de Vries$`),
    );
    expect(subject.length).toBeLessThan(140);
    expect(Object.keys(advertiserEmail.bodyParameters).filter((label) => label.startsWith('Machine '))).toHaveLength(
      count,
    );
    expect(advertiserEmail.callToActions).toHaveLength(count + 1);
  });

  it('titles from outside add no line and no second row, and are cut between characters', () => {
    const hostile = ['Fendt\r\nBcc: all@b.example', '\u202eReversed\u0000', '👍🏽'.repeat(500), '{{name}} $& <b>'];
    const items = createItems(hostile.length);
    const about = items.map((one, index) => ({ ...one, title: hostile[index] ?? '', number: `${one.number ?? ''}\n` }));
    const { subject, advertiserEmail } = several(about);
    const { bodyParameters, callToActions } = advertiserEmail;
    const said = [subject, ...callToActions.map(({ label }) => label)];
    for (const text of said) {
      expect(text).not.toMatch(/[\r\n\0\u202e]|\p{Cs}/u);
      expect(text.length).toBeLessThan(260);
    }
    expect(bodyParameters['Machine 1']).toContain('Fendt Bcc: all@b.example ·');
    expect(bodyParameters['Machine 4']).toContain('{{name}} $& <b> · Voorraadnummer L4 ·');
    expect(Object.values(bodyParameters).join('')).not.toMatch(/[\r\0\u202e]/);
  });
});
