import { findPastedRemains } from './pasted';
import { toEntry, toFacts } from './test-facts';
import { paragraph, text, toText } from './test-rows';

const find = (type: string, fields: Record<string, unknown>) =>
  findPastedRemains(toFacts([toEntry(type, 'one', fields)], {})).map(({ field, problem }) => [field, problem]);
const inText = (words: string) => ({ title: 'A', body: toText(paragraph(text(words))) });

test.each([
  ['hero', { title: 'Fendt\u0007' }, 'title', /stand characters that nobody sees; they are left out\.$/],
  ['textSection', inText('a\u202eb'), 'body', /characters that nobody sees, as a word processor leaves them\.$/],
  ['textSection', inText('<p class="MsoNormal">x'), 'body', /stand “<p class="MsoNormal">”, which is markup/],
] as const)('of %s %j is said what came along when it was pasted', (type, fields, field, sentence) => {
  expect(find(type, fields)).toEqual([[field, expect.stringMatching(sentence)]]);
});

test('a text as it is written has nothing of the kind', () => {
  for (const words of ['Trekkers < € 5.000 en > 100 pk', 'Müller & Söhne', 'a\u00a0b 👩‍🌾'])
    expect(find('textSection', inText(words))).toEqual([]);
});
