import fc from 'fast-check';

import { createAnswerRequest } from '../../../../testing/factories/answer';

import { toFirstValues, type KnownItem } from './first-values';
import { toAnswerMail, toCallLink, toWhatsappNumber } from './hand-over';
import { parseMoney } from './typed-money';

it.each([
  ['+49 1511 2345678', 'de', '4915112345678'],
  ['0049 (0)1511 2345678', 'en', '4915112345678'],
  ['06-12345678', 'nl', '31612345678'],
  ['01511 2345678', 'de', '4915112345678'],
  ['+31 6 12345678', 'de', '31612345678'],
  ['+48 601 234 567', 'en', '48601234567'],
  // Landlines, a number without a country, and none.
  ['+31 570 123456', 'nl', null],
  ['05931 1234', 'de', null],
  ['0470 12 34 56', 'en', null],
  ['123', 'nl', null],
  ['', 'nl', null],
] as const)('the number %j of somebody who reads %s is %j for WhatsApp', (phone, locale, number) => {
  expect(toWhatsappNumber(phone, locale)).toBe(number);
});

it('the mail goes to one address, whatever stands in it', () => {
  const { href, isWhole } = toAnswerMail('a?bcc=x&y@müller.example', { subject: 'Ä & b', body: 'Eins\nZwei' }, false);
  expect(href).toBe('mailto:a%3Fbcc%3Dx%26y@m%C3%BCller.example?subject=%C3%84%20%26%20b&body=Eins%0D%0AZwei');
  expect(isWhole).toBe(true);
});

it('a body that is too long for the link is left to the clipboard, sooner at a desk', () => {
  const answer = { subject: 'Ä', body: 'ä'.repeat(400) };
  expect(toAnswerMail('jan@a.example', answer, false)).toEqual({
    href: 'mailto:jan@a.example?subject=%C3%84',
    isWhole: false,
  });
  expect(toAnswerMail('jan@a.example', answer, true).isWhole).toBe(true);
});

it.each([
  ['450', 45_000],
  ['€ 1.250,50', 125_050],
  ['1250.5', 125_050],
  ['1.250', 125_000],
  ['450,-', 45_000],
  ['450 euro', 45_000],
  ['12.345.678', 1_234_567_800],
  ['in overleg', null],
  ['1.2.3', null],
  ['-5', null],
  ['', null],
])('%j is %j cents', (typed, cents) => {
  expect(parseMoney(typed)).toBe(cents);
});

it('takes any text for an amount or for none', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const cents = parseMoney(typed);
      expect(cents === null || (Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
    }),
  );
});

it('ticks before the dealer what the stock knows, and nothing that binds him', () => {
  const ids = ['available', 'delivery', 'export', 'offer', 'viewing'] as const;
  const questions = ids.map((id) => ({ id, details: {} }));
  const request = {
    ...({ locale: 'de', name: '', email: '', phone: '', facts: [], hasMessage: false } as const),
    items: ['1', '2'],
    questions,
  };
  const item = (id: string, status: KnownItem['status'], vat: 'margin' | 'exclusive' | null) => ({
    id,
    status,
    vat,
    size: {},
  });
  expect(toFirstValues(request, [item('1', 'available', 'exclusive'), item('2', 'sold', 'exclusive')])).toEqual({
    ...{ 'available.1': 'yes', 'available.2': 'sold', export: 'yes' },
  });
  expect(
    toFirstValues({ ...request, questions: [] }, [item('1', 'available', 'margin'), item('2', 'reserved', null)]),
  ).toEqual({
    'available.2': 'reserved',
  });
  expect(toFirstValues(request, [item('1', 'available', 'margin'), item('2', 'available', 'margin')])).toMatchObject({
    export: 'no',
  });
  expect(toFirstValues(request, [item('1', 'unknown', null)])).toEqual({});
  // Nothing is known of the other one.
  expect(toFirstValues(request, [item('1', 'available', 'margin')])).not.toHaveProperty('export');
});

it('has the sizes that the stock knows ready for the question about the gate, and ticks none of its answers', () => {
  const request = createAnswerRequest({ items: ['1'], questions: [{ id: 'gate', details: {} }] });
  const item = {
    ...({ id: '1', status: 'available', vat: null } as const),
    size: { length: 5240, width: null, height: 3000 },
  };
  expect(toFirstValues(request, [item])).toEqual({ 'gate.length': '5,24', 'gate.height': '3' });
  expect(toFirstValues({ ...request, questions: [] }, [item])).toEqual({});
});

it.each([
  ['0151 23456789', 'de', 'tel:+4915123456789'],
  ['0049 151 23456789', 'nl', 'tel:+4915123456789'],
  ['06 12345678', 'nl', 'tel:+31612345678'],
  ['+49 151 23456789', 'nl', 'tel:+4915123456789'],
  ['020 7946 0000', 'en', 'tel:02079460000'],
] as const)('%s of a visitor who reads %s is called by %s', (phone, locale, link) => {
  expect(toCallLink(phone, locale)).toBe(link);
});
