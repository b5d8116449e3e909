import { readFileSync } from 'node:fs';

import { readSentence } from './read-sentence';
import { known, toSummary } from './sentence-fixture';
import { wordTables } from './words';

/** What the field of a search gives as an example, without the word before it. */
function readHint(locale: string, hint: 'placeholder' | 'within'): string {
  const { field } = JSON.parse(readFileSync(`locales/${locale}/search.json`, 'utf8')) as {
    field: Record<typeof hint, string>;
  };
  return field[hint].replace(/^(Bijv\.|E\.g\.|Z\. B\.) /, '');
}

test.each(['nl', 'en', 'de'])('the examples of a search in %s are understood', (locale) => {
  const toReading = (hint: 'placeholder' | 'within') =>
    toSummary(readSentence(readHint(locale, hint), known, wordTables));
  expect(toReading('placeholder')).toBe('tractors; price.amount ..50000');
  expect(toReading('within')).toBe('constructionYear 2018..; price.amount ..30000');
});
