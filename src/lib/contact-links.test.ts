import { toMailLink, toWhatsappMessage } from './contact-links';

test('a conversation has its first message encoded', () => {
  expect(toWhatsappMessage('Müller & Söhne?', 'https://wa.me/31600000012')).toBe(
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
  expect(toWhatsappMessage('Kijk')).toBe('https://wa.me/?text=Kijk');
});
