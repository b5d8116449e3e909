import { readSentence } from './read-sentence';
import { known, toSummary } from './sentence-fixture';
import { wordTables } from './words';

test.each([
  ['trekker bj2014', 'tractors; constructionYear 2014..2014'],
  ['trekker max50k', 'tractors; price.amount ..50000'],
  ['traktor ab2015', 'tractors; constructionYear 2015..'],
  ['fendt724', 'makeName=Fendt; "724"'],
  ['JD6155R', 'makeName=John Deere; "6155R"'],
  ['heftruck2500kg', 'forklifts; liftingCapacity.value 2250..2750'],
])('%j is %j: a word that means something before a number may be glued to it', (sentence, summary) => {
  expect(toSummary(readSentence(sentence, known, wordTables))).toBe(summary);
});

test.each([
  ['tm155', '"TM 155"'],
  ['rx60', '"RX60"'],
  ['euro6', 'emissionsClass=Euro 6'],
  ['q155x', 'not q155x'],
])('%j is %j: models, phrases and unknown names stay whole', (sentence, summary) => {
  expect(toSummary(readSentence(sentence, known, wordTables))).toBe(summary);
});
