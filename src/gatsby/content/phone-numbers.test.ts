import fc from 'fast-check';

import { anyCharacter } from '../../testing/factories/any-text';

import { toTelLink, toWhatsappLink } from './phone-numbers';

test.each([
  ['0570-00 00 12', '+31570000012'],
  ['(0570) 000012', '+31570000012'],
  ['0570 / 00.00.12', '+31570000012'],
  ['+31 (0)570 00 00 12', '+31570000012'],
  ['+31(0)570000012', '+31570000012'],
  ['+31 ( 0 ) 570-000012', '+31570000012'],
  ['(+31) 570 000012', '+31570000012'],
  ['+31 0570 00 00 12', '+31570000012'],
  ['0031 570 00 00 12', '+31570000012'],
  ['0031 (0) 570 00 00 12', '+31570000012'],
  ['(0031) 570 000012', '+31570000012'],
  ['31 570 000012', '+31570000012'],
  ['+31.570.000.012', '+31570000012'],
  ['+31–570‑000−012', '+31570000012'],
  ['\u202a+31\u00a0570\u2009000\u202f012\u202c', '+31570000012'],
  ['＋３１ ５７０ ０００ ０１２', '+31570000012'],
  [' 06 12 34 56 78\t', '+31612345678'],
  ['06 00 00 00 13', '+31600000013'],
  ['088 123 45 67', '+31881234567'],
  ['Tel. 0570-00 00 12', '+31570000012'],
  ['T: 0570-00 00 12', '+31570000012'],
  ['tel:+31 (0)570 00 00 12', '+31570000012'],
  ['tel:0570000012', '+31570000012'],
  ['0049/5931/1234-0', '+49593112340'],
  ['+49 (0)5931 / 12 34 - 0', '+49593112340'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['+48 (0)22 123 45 67', '+48221234567'],
  ['+1 (213) 373-4253', '+12133734253'],
  ['+39 (0)6 1234 5678', '+390612345678'],
  ['0570-12 34 56 tst. 12', '+31570123456;ext=12'],
  ['0570 123456 (toestel 12)', '+31570123456;ext=12'],
  ['+49 5931 1234 Durchwahl -12', '+4959311234;ext=12'],
  ['0570 123456 ext.12', '+31570123456;ext=12'],
  ['0570 123456 x12', '+31570123456;ext=12'],
  ['0570123456x12', '+31570123456;ext=12'],
  ['tel:+31570123456,12', '+31570123456;ext=12'],
  ['tel:+31570123456;ext=12', '+31570123456;ext=12'],
  ['112', '112'],
  ['14 0570', '140570'],
  ['0800 - 1234', '08001234'],
  ['0800 0000012', '08000000012'],
  ['0900-1234', '09001234'],
  ['+800 1234 5678', '+80012345678'],
])('%j is dialled as %s', (written, number) => {
  expect(toTelLink(written, 'NL')).toBe(`tel:${number}`);
});

test.each([
  ...[
    'bel ons',
    '',
    ' ',
    '-',
    '+',
    '0',
    '00',
    '06 123',
    '+31 570',
    '+999 570 000012',
    '0570 00 00 12 of 06 00 00 00 12',
  ],
  ...[
    '0570-000012 / 06-00000012',
    '020 7946 0018',
    '++31 570 000012',
    '0570 000012 (Jan)',
    '12:00-13:00',
    '0570+000012',
  ],
  ...['<b>0570000012</b>', 'javascript:0570000012', '1234567890123456789'],
])('%j is dialled by nobody', (written) => {
  expect(toTelLink(written, 'NL')).toBeNull();
  expect(toWhatsappLink(written, 'NL')).toBeNull();
});

test.each([
  ['06 00 00 00 13', '31600000013'],
  ['06-12345678', '31612345678'],
  ['+31 (0)6 00 00 00 12', '31600000012'],
  ['0031 6 00 00 00 12', '31600000012'],
  ['0570-00 00 12', '31570000012'],
  ['+49 151 23456789', '4915123456789'],
])('WhatsApp takes %j as %s', (written, number) => {
  expect(toWhatsappLink(written, 'NL')).toBe(`https://wa.me/${number}`);
});

test.each(['112', '14 0570', '0800 1234', '+31 800 0221122', '0570 123456 tst. 12', '+31 6 1234567', '06 1234567'])(
  'WhatsApp knows nobody by %j',
  (written) => {
    expect(toWhatsappLink(written, 'NL')).toBeNull();
  },
);

test('where the company’s country is not known a number without one is dialled as written, and is none for WhatsApp', () => {
  expect(toTelLink('06 12 34 56 78', null)).toBe('tel:0612345678');
  expect(toWhatsappLink('06 12 34 56 78', null)).toBeNull();
  expect(toTelLink('0031 (0)570 00 00 12', null)).toBe('tel:+31570000012');
  expect(toWhatsappLink('+31 6 12345678', null)).toBe('https://wa.me/31612345678');
});

test('a number without a country is one of the company’s', () => {
  expect(toTelLink('05931 / 12 34-0', 'DE')).toBe('tel:+49593112340');
  expect(toWhatsappLink('0151 23456789', 'DE')).toBe('https://wa.me/4915123456789');
});

test('however it is written, a link dials digits only, and the same number', () => {
  const gap = fc.constantFrom(' ', '-', '.', '/', '\u00a0', '\u2011', '', ' - ', '\u200b');
  const digits = fc.stringMatching(/^\d{6}$/);
  fc.assert(
    fc.property(
      fc.constantFrom('0570', '+31 570', '0031570', '+31(0)570', '+31 (0) 570'),
      digits,
      fc.array(gap, { minLength: 6, maxLength: 6 }),
      (prefix, rest, gaps) => {
        const written = prefix + Array.from(rest, (digit, index) => (gaps[index] ?? '') + digit).join('');
        expect(toTelLink(written, 'NL')).toBe(`tel:+31570${rest}`);
      },
    ),
  );
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.constantFrom('NL', 'DE', null), (written, region) => {
      expect(toTelLink(written, region) ?? 'tel:112').toMatch(/^tel:\+?\d{3,20}(;ext=\d{1,5})?$/);
      expect(toWhatsappLink(written, region) ?? 'https://wa.me/1234567').toMatch(/^https:\/\/wa\.me\/[1-9]\d{6,14}$/);
    }),
  );
});
