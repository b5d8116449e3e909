import { toDialNumber, toMailLink, toTelLink, toWhatsappLink } from './contact-links';

test.each([
  ['+31 (0)570 00 00 12', '+31570000012'],
  ['0570-00 00 12', '0570000012'],
  ['+31 570.000.012', '+31570000012'],
])('%s is dialled as %s', (phone, number) => {
  expect(toDialNumber(phone)).toBe(number);
  expect(toTelLink(phone)).toBe(`tel:${number}`);
});

test('WhatsApp gets the number without plus and the message encoded', () => {
  expect(toWhatsappLink('+31 (0)6 00 00 00 12')).toBe('https://wa.me/31600000012');
  expect(toWhatsappLink('0031 6 00 00 00 12', 'Müller & Söhne?')).toBe(
    'https://wa.me/31600000012?text=M%C3%BCller%20%26%20S%C3%B6hne%3F',
  );
});

test('a mail gets its subject encoded', () => {
  expect(toMailLink('info@dealer.example', 'Vraag: 1 & 2')).toBe(
    'mailto:info@dealer.example?subject=Vraag%3A%201%20%26%202',
  );
});

test('a mail or message without an address lets the visitor choose whom it goes to', () => {
  expect(toMailLink('', 'Deutz-Fahr & co', 'Kijk:\nhttps://dealer.example/a?b=1')).toBe(
    'mailto:?subject=Deutz-Fahr%20%26%20co&body=Kijk%3A%0D%0Ahttps%3A%2F%2Fdealer.example%2Fa%3Fb%3D1',
  );
  expect(toWhatsappLink('', 'Kijk')).toBe('https://wa.me/?text=Kijk');
});
