import fc from 'fast-check';

import { anyCharacter } from '../../../testing/factories/any-text';
import { createEnquiry, createItems, stockItem } from '../../../testing/factories/enquiry';

import { fields, type EnquiryValues, type FieldId } from './fields';
import { kinds } from './kinds';
import { findProblems, isEmail, toValue } from './problems';

const find = (values: Partial<EnquiryValues>, kind: keyof typeof kinds = 'contact') =>
  findProblems(createEnquiry({ kind, values }));

describe('names as people write them', () => {
  it.each([
    ...["Jan-Peter van 't Hoff", "'s-Hertogenbosch Machines B.V.", 'D. Ĳsbrand (inkoop)', 'Maatschap De Boer & Zn.'],
    ...["Seán O'Brien", 'Smith & Sons Ltd.', 'Dr. J. R. Hartley, Jr.', 'A/S Nordic #1'],
    ...['Müller & Söhne GmbH', 'Jürgen Groß', 'Frau Dr. von der Straßen-Ölmüller', 'Lohnunternehmen Weiß + Co. KG'],
    ...['Hélène L’Écuyer', 'François Lefèvre-D’Aubigné', 'SARL « Les Blés »', 'Œuvrard & fils'],
    ...['Łukasz Żółć', 'Grażyna Brzęczyszczykiewicz', 'P.P.H.U. „Rolmasz” Sp. z o.o.', 'Świętosław Ćwikła'],
    ...['محمد', '李小龙', 'Ѓорѓи', 'Nguyễn Thị Hằng'],
  ])('%s', (name) => {
    expect(find({ name })).toEqual({});
  });
});

describe('phones as people write them', () => {
  it.each([
    ...['06-12345678', '+31 (0)6-1234 5678', '0570 – 12 34 56', '(0570) 123456', '0031.6.12.34.56.78'],
    ...['+44 (0)20 7946 0018', '020 7946 0018', '+353 1 234 5678'],
    ...['0593/1234-0', '+49 (0) 5931 / 12 34 - 0', '0176-12345678'],
    ...['01.23.45.67.89', '+33 1 23 45 67 89'],
    ...['601 234 567', '+48 22 123-45-67', '(22) 123 45 67'],
  ])('%s', (phone) => {
    expect(find({ phone })).toEqual({});
  });

  it.each(['06-1234567a', 'bel na 18:00', '+', '12345#1', '<06>'])('%s is none', (phone) => {
    expect(find({ phone })).toEqual({ phone: { id: 'phone' } });
  });
});

it.each(['name', 'message', 'make', 'phone', 'email'] as const)(
  'what is pasted into %s brings no problem along',
  (field) => {
    const value = { phone: '06 12', email: 'jan@visitor.example' }[field as string] ?? 'a b';
    const pasted = `\u202a${value.replace(/(?<=.)(?=.)/g, '\u001e\u0002')}\u200b\u0000`;
    expect(findProblems(filled(field, pasted))).toEqual({});
    expect(toValue(field, filled(field, pasted).values)).toBe(value);
  },
);

describe('messages as people write them', () => {
  it.each([
    'Goedendag,\n\nstaat de Fendt 724 (L20417) er nog? Ik bied €70.000,- "inclusief" transport; 50% aanbetaling = akkoord!\n\nGr. Jan',
    'Hi there – is it still available? We’d pay £60k @ collection. P.S. what’s the tyre wear, 80/90%? ~ Seán',
    'Grüß Gott! Ist der Schlepper (Bj. 2018, 3.480 Bh) noch da? Preis „fix“? §19 UStG… Öl/Filter neu? Größe 710/70 R42',
    'Bonjour, l’engin est-il disponible ? « Oui » ou « non » : répondez-moi… Ça coûte combien jusqu’à Besançon ?',
    'Dzień dobry, czy ciągnik jest jeszcze dostępny? Ile kosztuje dostawa do Białegostoku — „pod dom”? Łączę pozdrowienia',
    'Tot 100 l/min, 3 * 20" & 2 + 1; kijk op https://example.com/a_b?c=d#e \\ of mail 👍🏽',
  ])('%s', (message) => {
    expect(find({ message })).toEqual({});
  });

  it.each([
    ['<a href="https://spam.example">koop</a>', '< >'],
    ['{{constructor}}', '{ }'],
    ['5 > 3', '>'],
  ])('%j is refused with the characters that may not be in it', (message, characters) => {
    expect(find({ message })).toEqual({ message: { id: 'special', characters } });
    expect(find({ name: message })).toEqual({ name: { id: 'special', characters } });
  });
});

it.each([
  ...['jan@visitor.example', "o'brien+web@post.co.uk", 'j_a-n.1@a-b.museum', 'info@müller.de', 'x@xn--mller-kva.de'],
  ...['квиточка@пошта.укр', 'UPPER@EXAMPLE.COM'],
])('%s is an e-mail address', (email) => {
  expect(isEmail(email)).toBe(true);
});

it.each([
  ...['jan', 'jan@', '@a.nl', 'jan@localhost', 'jan@@a.nl', 'a@b@c.nl', 'jan de@a.nl', 'jan@a..nl', '.jan@a.nl'],
  ...['jan@-a.nl', 'jan@a.n', 'jan@1.2.3.4', 'jan@a.nl, piet@b.nl', 'Jan <jan@a.nl>', 'jan@a.nl\r\nbcc:x@y.nl'],
])('%j is no e-mail address', (email) => {
  expect(isEmail(email)).toBe(false);
});

it('says of every field that has to be filled in that it is empty, spaces or not', () => {
  const nothing = { name: ' ', email: '', message: '\n\t', make: '\u200b' };
  const empty = { id: 'empty' };
  expect(find(nothing)).toEqual({ message: empty, name: empty, email: empty });
  expect(find(nothing, 'purchase')).toEqual({ make: empty, message: empty, name: empty, email: empty });
  expect(find(nothing, 'application')).toEqual({ name: empty, email: empty });
});

it('takes a question that was chosen for a message', () => {
  expect(find({ message: '' }, 'product')).toEqual({ message: { id: 'empty' } });
  expect(find({ message: '', questions: ['available'] }, 'product')).toEqual({});
});

it('looks only at fields that are on screen', () => {
  expect(find({ place: '<', make: '<' }, 'product')).toEqual({});
  expect(find({ place: '<', questions: ['delivery'] }, 'product')).toHaveProperty('place');
  expect(find({ id: '<' }, 'product')).toHaveProperty('id');
  const values = createEnquiry({ values: { id: '<' } }).values;
  expect(findProblems({ kind: 'product', about: [stockItem], isChosen: false, values })).toEqual({});
});

it('refuses what is longer than a field may be', () => {
  expect(find({ name: 'x'.repeat(100) })).toEqual({});
  expect(find({ name: 'x'.repeat(101) })).toEqual({ name: { id: 'long', maximum: 100 } });
});

const filled = (field: FieldId, value: string) =>
  createEnquiry({ kind: 'purchase', values: { make: 'Claas', [field]: value } });
const printable = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/[\p{C}<>{}]/u.test(text));
const spaces = fc.stringMatching(/^[ \t\n\u00a0\u3000]*$/);

it('never refuses valid text, however it is wrapped in spaces', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('name', 'message', 'make', 'model'),
      printable,
      spaces,
      spaces,
      (field, text, before, after) => {
        fc.pre(text.trim() !== '' && text.normalize('NFC').length <= 60);
        expect(findProblems(filled(field, before + text + after))).toEqual({});
      },
    ),
  );
});

it('never refuses digits, spaces and plus signs, nor what people put between them', () => {
  const phone = fc.stringMatching(/^[\d +()./–-]{0,20}\d[\d +()./–-]{0,15}$/);
  fc.assert(
    fc.property(phone, spaces, (text, space) => {
      fc.pre(/[1-9]/.test(text));
      expect(findProblems(filled('phone', space + text + space))).toEqual({});
    }),
  );
});

it('lets no control character pass, nor markup', () => {
  const text = fc.string({ unit: anyCharacter });
  const strange = fc.constantFrom('\0', '\x07', '\x1b', '\x7f', '\x85', '\x9f', '\r\n', '\v', '<', '>', '{', '}', '');
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(fields) as FieldId[])),
      text,
      strange,
      text,
      (field, before, odd, after) => {
        const enquiry = filled(field, before + odd + after);
        const isRefused = field in findProblems(enquiry);
        const isShown = (kinds.purchase.fields as readonly FieldId[]).includes(field);
        const sent = toValue(field, enquiry.values);
        const isClean = !/[^\P{Cc}\n]|[<>{}]/u.test(sent) && (field === 'message' || !sent.includes('\n'));
        expect(!isShown || isRefused || isClean).toBe(true);
      },
    ),
  );
});

it('of a list at least one machine is chosen and at most twenty, and no number is asked for', () => {
  const choose = (count: number) =>
    findProblems(createEnquiry({ kind: 'product', about: createItems(count), isChosen: true, values: { id: '<' } }));
  expect(choose(0)).toEqual({ skipped: { id: 'none' } });
  expect(choose(1)).toEqual({});
  expect(choose(20)).toEqual({});
  expect(choose(21)).toEqual({ skipped: { id: 'many', maximum: 20 } });
});

describe('details of questions', () => {
  const questions = ['viewing', 'photos', 'offer', 'tradeIn', 'rental'] as const;
  const about = [{ ...stockItem, price: 'request', rent: 'also' } as const];
  const findDetail = (values: Partial<EnquiryValues>, today: string | null = '2026-12-03') =>
    findProblems(createEnquiry({ kind: 'product', about, values: { ...values, questions } }), today);

  it('none of them has to be filled in', () => {
    expect(findDetail({})).toEqual({});
  });

  it.each([
    '12500',
    '12.500',
    '12 500',
    '12\u202f500',
    '12,500',
    "12'500",
    '€ 12500',
    '12.500,-',
    '12.500,00',
    '1.250.000',
  ])('a bid of %j is an amount', (amount) => {
    expect(findDetail({ amount })).toEqual({});
  });

  it.each(['0', '-5', '12,50', '12.5000', '1e9', 'alles', '12k', '1234567890', '10 of 12.500'])(
    'a bid of %j is none',
    (amount) => {
      expect(findDetail({ amount })).toEqual({ amount: { id: 'amount' } });
    },
  );

  it('a day is today or later, where today is known', () => {
    expect(findDetail({ day: '2026-12-03', from: '2027-02-28' })).toEqual({});
    expect(findDetail({ day: '2026-12-02', from: '0026-12-05' })).toEqual({
      day: { id: 'past' },
      from: { id: 'past' },
    });
    expect(findDetail({ day: '2026-12-02' }, null)).toEqual({});
    for (const day of ['morgen', '3-12-2026', '2026-02-30', '2026-13-01'])
      expect(findDetail({ day })).toEqual({ day: { id: 'date' } });
  });

  it('markup is refused, and a choice that there is not is no choice', () => {
    expect(findDetail({ make: '<b>', duration: '{{name}}' })).toEqual({
      make: { id: 'special', characters: '< >' },
      duration: { id: 'special', characters: '{ }' },
    });
    const { values } = createEnquiry({ values: { part: '<i>', way: 'video', parts: 'tyres,<b>,cab' } });
    expect((['part', 'way', 'parts'] as const).map((field) => toValue(field, values))).toEqual([
      '',
      'video',
      'tyres,cab',
    ]);
  });
});
