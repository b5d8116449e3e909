import { toWebAddress } from './web-address';

test.each([
  ['https://a.example/foto 1 (kopie).jpg', 'https://a.example/foto%201%20(kopie).jpg'],
  ["https://a.example/foto'1.jpg?v=2&x=1", "https://a.example/foto'1.jpg?v=2&x=1"],
  ['https://a.example/1.jpg#1', 'https://a.example/1.jpg'],
  ['https://a.example/maehdräscher €.jpg', 'https://a.example/maehdr%C3%A4scher%20%E2%82%AC.jpg'],
  ['https://a.example/"1<.jpg', 'https://a.example/%221%3C.jpg'],
  ['https://a.example/foto%201.jpg', 'https://a.example/foto%201.jpg'],
  ['https://a.example/100%.jpg', 'https://a.example/100%25.jpg'],
  [' HTTPS://A.Example/1.jpg\n', 'https://a.example/1.jpg'],
  ['\u200bhttps://a.example/1.jpg\ufeff', 'https://a.example/1.jpg'],
  ['http://127.0.0.1:15090/1.jpg', 'http://127.0.0.1:15090/1.jpg'],
  ['https://a.example/w_300/https://b.example/1.jpg', 'https://a.example/w_300/https://b.example/1.jpg'],
  ['https://a.example/?url=https://b.example/1.jpg', 'https://a.example/?url=https://b.example/1.jpg'],
  ['https://münchen.example/1.jpg', 'https://xn--mnchen-3ya.example/1.jpg'],
])('%j is the address %s', (text, address) => {
  expect(toWebAddress(text)).toBe(address);
});

test.each([
  'https://foto voorbeeld.example/1.jpg',
  'https:///1.jpg',
  'https:1.jpg',
  'https://',
  'https://a.example:99999/1.jpg',
  'https://[1.jpg',
  'https://user:secret@a.example/1.jpg',
  '//a.example/1.jpg',
  '/1.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'ftp://a.example/1.jpg',
  // More than one: which was meant, nobody knows.
  ...[',', ', ', ';', ' ', '|', '\n'].map((sign) => `https://a.example/1.jpg${sign}https://b.example/2.jpg`),
  `https://a.example/${'a'.repeat(3000)}`,
  '',
])('%s is none', (text) => {
  expect(toWebAddress(text)).toBeNull();
});
