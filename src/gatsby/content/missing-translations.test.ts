import type { ContentType } from '../../../content-model/content-type';

import type { CmsEntry } from './fetch-entries';
import { assetContent, findMissingTranslations, toTranslationLines } from './missing-translations';

const job: ContentType = {
  id: 'job',
  name: 'Job',
  description: '',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', help: '', localized: true },
    hours: { kind: 'symbol', name: 'Hours', help: '', localized: true },
    place: { kind: 'symbol', name: 'Place', help: '' },
  },
};
const toEntry = (id: string, fields: CmsEntry['fields']): CmsEntry => ({
  sys: { id, contentType: { sys: { id: 'job' } } },
  fields,
});
const locales = { defaultLocale: 'nl', others: ['en', 'de'] };

const entries = [
  toEntry('driver', { title: { nl: 'Chauffeur', en: 'Driver' }, hours: { nl: '40 uur' }, place: { nl: 'Veldkampen' } }),
  toEntry('team', { title: { nl: 'Team', en: 'Team', de: 'Team' } }),
  toEntry('other', { title: { en: 'Only English' } }),
];
const missing = findMissingTranslations(entries, [job], locales);

it('finds what has words in Dutch and none of its own in another language, also where both would read the same', () => {
  expect([...missing]).toEqual([['driver', { title: ['de'], hours: ['en', 'de'] }]]);
});

it('takes a space and a text without words for nothing, in Dutch as in other languages', () => {
  const text: ContentType = {
    ...job,
    fields: {
      title: { kind: 'symbol', name: '', help: '', localized: true },
      body: { kind: 'richText', name: '', help: '', localized: true },
    },
  };
  const blank = { nodeType: 'document', content: [] };
  const words = { nodeType: 'document', content: [{ nodeType: 'text', value: 'Wij helpen u.' }] };
  const find = (fields: CmsEntry['fields']) => [
    ...findMissingTranslations([toEntry('a', fields)], [text], locales).values(),
  ];
  expect(
    find({ title: { nl: 'Chauffeur', en: ' ', de: 'Fahrer' }, body: { nl: words, en: words, de: blank } }),
  ).toEqual([{ title: ['en'], body: ['de'] }]);
  expect(find({ title: { nl: ' ', en: 'Driver' }, body: { nl: blank } })).toEqual([]);
});

it('names them by entry and field', () => {
  expect(toTranslationLines(missing, entries)).toEqual(['driver (“Chauffeur”): title (de), hours (en, de)']);
});

it('finds what is said in the place of a picture, and not what its file is called', () => {
  const picture: CmsEntry = {
    sys: { id: 'yard', contentType: { sys: { id: 'Asset' } } },
    fields: { title: { nl: 'Terrein' }, description: { nl: 'Machines op het terrein', de: 'Maschinen auf dem Hof' } },
  };
  const found = findMissingTranslations([picture], [job, assetContent], locales);
  expect(toTranslationLines(found, [picture])).toEqual(['yard (“Terrein”): description (en)']);
});
