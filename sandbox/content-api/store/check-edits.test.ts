import { buildEntry } from '../../../content-model/seed/build-entry';
import { toContentful } from '../../../content-model/to-contentful';
import { page } from '../../../content-model/types/page';

import { checkEdits } from './check-edits';
import { mergeEdits, type ContentEdits } from './content-edits';

const space = toContentful([page], {
  entries: [
    buildEntry(page, 'page-home', { route: 'home', title: { nl: 'Thuis' } }),
    // As from before there was a rule: the seed is served as it is.
    buildEntry(page, 'page-old', { route: 'gone' as 'home', title: { nl: 'Oud' } }),
  ],
  assets: [],
});

const check = (edits: ContentEdits) => () => checkEdits(edits, mergeEdits(space.entries, edits), space);

test('edits that keep to the model pass', () => {
  expect(check({})).not.toThrow();
  expect(check({ 'page-home': { fields: { title: { nl: 'Welkom' } } }, 'page-old': null })).not.toThrow();
});

test.each([
  [
    'a second home',
    { extra: { contentType: 'page', fields: { route: { nl: 'home' }, title: { nl: 'x' } } } },
    'extra.fields.route.nl: Another entry has',
  ],
  [
    'an id with a space',
    { 'page two': { contentType: 'page', fields: { route: { nl: 'about' }, title: { nl: 'x' } } } },
    '“page two” is no id',
  ],
  [
    'a title taken away',
    { 'page-home': { fields: { title: null } } },
    'page-home.fields.title: The property "title" is required',
  ],
  [
    'a type that is unknown',
    { extra: { contentType: 'countdown', fields: {} } },
    'extra has the unknown type countdown',
  ],
])('%s is refused, by name', (_, edits, sentence) => {
  expect(check(edits as ContentEdits)).toThrow(sentence);
});
