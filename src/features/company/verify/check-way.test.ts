import fc from 'fast-check';

import { checkWay, type KnownWays } from './check-way';
import { formatIban, isIban, toIban } from './iban';

const iban = 'NL91ABNA0417164300';
const known: KnownWays = {
  phones: [
    { value: '+31570000012', who: null },
    { value: '+31570000015', who: 'Fenna Graszode' },
  ],
  emails: [{ value: 'info@veldkamp-machines.example', who: null }],
  accounts: [{ value: iban, who: null }],
  hosts: ['veldkamp-machines.example'],
  pages: ['https://www.facebook.example/veldkamp'],
  numbers: [
    { kind: 'taxNumber', value: 'NL000000000B00' },
    { kind: 'register', value: '00000000' },
  ],
};

test.each([
  ['+31 (0)570 00 00 12', 'phone', null],
  ['0570-000 012', 'phone', null],
  ['0031 570 000015', 'phone', 'Fenna Graszode'],
  ['tel:+31570000012', 'phone', null],
  ['https://wa.me/31570000015', 'phone', 'Fenna Graszode'],
  ['Info@Veldkamp-Machines.example', 'email', null],
  ['Veldkamp <info@veldkamp-machines.example>', 'email', null],
  ['NL91 ABNA 0417 1643 00', 'account', null],
  ['iban: nl91abna0417164300', 'account', null],
  ['https://veldkamp-machines.example/occasions?x=1', 'website', null],
  ['www.veldkamp-machines.example', 'website', null],
  ['facebook.example/veldkamp/', 'website', null],
  ['NL000000000B00', 'taxNumber', null],
  ['nl 0000.00.000.b00', 'taxNumber', null],
  ['USt-IdNr. NL000000000B00', 'taxNumber', null],
  ['Btw: NL000000000B00', 'taxNumber', null],
  ['00000000', 'register', null],
  ['KvK 0000 00.00', 'register', null],
])('%j is the company’s', (typed, kind, who) => {
  expect(checkWay(typed, known)).toEqual({ kind, state: 'ours', who });
});

test.each([
  ['+32570000012', 'phone'],
  ['570000012', 'phone'],
  ['+31 570 00 00 13', 'phone'],
  ['info@veldkamp-machines.example.evil.example', 'email'],
  ['verkoop@veldkamp-machines.example', 'email'],
  // Cyrillic letters that look like Latin ones.
  ['info@veldkаmp-machines.example', 'email'],
  ['https://veldkamp-machines.example@evil.example/', 'website'],
  ['veldkamp-machines.example.evil.example', 'website'],
  ['veldkаmp-machines.example', 'website'],
  ['notveldkamp-machines.example', 'website'],
  ['https://www.facebook.example/veldkamp2', 'website'],
  ['DE89 3704 0044 0532 0130 00', 'account'],
  ['NL000000001B00', 'taxNumber'],
  ['KvK 00000001', 'register'],
  ['00000001', 'phone'],
])('%j is not the company’s', (typed, kind) => {
  expect(checkWay(typed, known)).toEqual({ kind, state: 'other', who: null });
});

test('an account number with a wrong digit is mistyped, not another one', () => {
  expect(checkWay('NL91 ABNA 0417 1643 01', known)).toEqual({ kind: 'account', state: 'mistyped', who: null });
});

test.each(['', '   ', 'Fenna', '12', 'https://', '@', 'a b.c', '<script>'])('%j is none of these', (typed) => {
  expect(checkWay(typed, known)).toBeNull();
});

test('no text makes it throw, and none but a known one is the company’s', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.emailAddress(), fc.webUrl(), fc.domain()), (typed) => {
      expect(checkWay(typed, known)?.state).not.toBe('ours');
    }),
  );
});

test('an account number is printed in groups and read from them', () => {
  expect(formatIban(iban)).toBe('NL91 ABNA 0417 1643 00'.replace(/ /g, '\u00a0'));
  expect(toIban(formatIban(iban))).toBe(iban);
  expect(isIban(iban)).toBe(true);
});

test('any one wrong digit is found', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 17 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
      const digit = (Number(iban[place]) + by) % 10;
      expect(isIban(iban.slice(0, place) + String(digit) + iban.slice(place + 1))).toBe(false);
    }),
  );
});
