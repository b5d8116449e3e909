import { findDeadNumbers, toTextWithNumbers } from './rich-text-numbers';

const toDocument = (uri: string) => ({
  nodeType: 'document',
  data: {},
  content: [
    {
      nodeType: 'paragraph',
      data: {},
      content: [
        { nodeType: 'hyperlink', data: { uri }, content: [{ nodeType: 'text', value: uri, marks: [], data: {} }] },
      ],
    },
  ],
});
const raw = (uri: string, words = uri) =>
  JSON.stringify(toDocument(uri)).replace(`"value":"${uri}"`, `"value":"${words}"`);

test.each([
  ['tel:+31 (0)570 00 00 12', 'tel:+31570000012'],
  ['tel:+31%20(0)570%2000%2000%2012', 'tel:+31570000012'],
  ['TEL: 0570-000012', 'tel:+31570000012'],
  ['tel://0570000012', 'tel:+31570000012'],
  ['callto:0570000012', 'tel:+31570000012'],
  ['tel:112', 'tel:112'],
  ['https://wa.me/0600000013', 'https://wa.me/31600000013'],
  ['https://wa.me/+31600000013?text=Dag%20Jan%20%26%20Co', 'https://wa.me/31600000013?text=Dag%20Jan%20%26%20Co'],
  ['https://wa.me/31%20(0)6%200000%200013', 'https://wa.me/31600000013'],
  ['https://wa.me/4915123456789', 'https://wa.me/4915123456789'],
  ['https://api.whatsapp.com/send?phone=+31600000013&text=Dag', 'https://wa.me/31600000013?text=Dag'],
  ['https://web.whatsapp.com/send/?phone=0600000013', 'https://wa.me/31600000013'],
  ['whatsapp://send?phone=31600000013', 'https://wa.me/31600000013'],
])('a text’s link %s leads to %s, and its words stay', (uri, href) => {
  expect(toTextWithNumbers(raw(uri), 'NL')).toBe(raw(href, uri));
  expect(findDeadNumbers(toDocument(uri), 'NL')).toEqual([]);
});

test.each(['tel:bel ons', 'tel:', 'https://wa.me/0612', 'https://wa.me/112', 'https://api.whatsapp.com/send?phone=06'])(
  'a text’s link %s leads nowhere, and is named',
  (uri) => {
    expect(toTextWithNumbers(raw(uri), 'NL')).toBe(raw('', uri));
    expect(findDeadNumbers(toDocument(uri), 'NL')).toEqual([uri]);
  },
);

test.each([
  'https://wa.me/?text=Kijk',
  'https://wa.me/message/ABCDEF',
  'https://www.whatsapp.com/legal',
  'https://dealer.example/tel:06',
  'https://hotel.example/?phone=06',
  'mailto:a@b.example',
  'route:contact',
])('any other link stays as it is: %s', (uri) => {
  expect(toTextWithNumbers(raw(uri), 'NL')).toBe(raw(uri));
  expect(findDeadNumbers(toDocument(uri), 'NL')).toEqual([]);
});

test.each([
  '',
  '{',
  'null',
  '"tel:06"',
  '{"content":"tel:06"}',
  '{"nodeType":"hyperlink","data":{"uri":5},"content":["tel:"]}',
])('what is no rich text stays as it is: %s', (text) => {
  expect(toTextWithNumbers(text, 'NL')).toBe(text);
});
