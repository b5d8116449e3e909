/** @size small */
import { findLargeFiles, findLongTexts } from './sizes';
import { toEntry, toFacts } from './test-facts';
import { asset } from './test-rows';

const words = 'zand '.repeat(2400);
const block = (nodeType: string, ...content: object[]) => ({ nodeType, data: {}, content });
const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
const toBody = (...more: object[]) => ({ nl: block('document', block('paragraph', text(words)), ...more) });
const heading = block('heading-2', text('Kop'));

it.each([
  ['hero', { text: words }, /^The hero one: in its field “Text” stand 12,000 characters; all/],
  ['textSection', { body: toBody() }, /stand 1\d,\d{3} characters without a heading; all/],
  ['imageText', { body: toBody(heading) }, /stand 1\d,\d{3} characters; all/],
  ['story', { body: toBody() }, /stand 1\d,\d{3} characters without a heading; all/],
  ['news', { title: words }, /stand 12,000 characters; all of them are shown where a line is meant/],
])('a whole document pasted into a field of %s is named', (type, fields, sentence) => {
  const found = findLongTexts(toFacts([toEntry(type, 'one', fields)]));
  expect(found).toMatchObject([
    { type, field: Object.keys(fields)[0], problem: expect.stringMatching(sentence) as unknown },
  ]);
});

it.each([
  ['textSection', { body: toBody(heading) }],
  ['news', { body: toBody(heading) }],
  ['hero', { text: 'Kort.' }],
  ['hero', { text: 12 }],
])('what fits, or is no text, is not named: %s', (type, fields) => {
  expect(findLongTexts(toFacts([toEntry(type, 'one', fields)]))).toEqual([]);
});

it.each([
  [30_000_000, 'image/jpeg', [/has 30 MB; pages get smaller copies/]],
  [30_000_000, 'application/pdf', [/has 30 MB; who opens it on a phone waits/]],
  [15_000_000, 'image/jpeg', []],
  [20_000_000, 'video/mp4', []],
  [21_000_000, 'video/mp4', [/has 21 MB; who opens it on a phone waits/]],
  ['big', 'image/jpeg', []],
])('a file of %s bytes, of the kind %s', (size, contentType, sentences) => {
  const file = { url: '//a.example/a', fileName: 'a', contentType, details: { size } };
  const found = findLargeFiles(toFacts([], { assets: [asset('photo', { file })] }));
  expect(found.map(({ problem }) => problem)).toEqual(sentences.map((one) => expect.stringMatching(one) as unknown));
});
