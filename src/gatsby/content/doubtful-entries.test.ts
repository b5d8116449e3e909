import { nameType } from '../../../content-model/type-name';

import { findDoubtfulEntries } from './doubtful-entries';
import type { CmsEntry } from './fetch-entries';

const findSentences = (entries: readonly CmsEntry[]) => findDoubtfulEntries(entries).map(({ problem }) => problem);

const toEntry = (type: string, fields: Readonly<Record<string, unknown>>): CmsEntry => ({
  sys: { id: 'one', contentType: { sys: { id: type } } },
  fields: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { nl: value }])),
});
const member = { name: 'Wim', group: 'service' };
const job = { title: 'Monteur', salaryMin: 2800, salaryMax: 3600, closingDate: '2026-12-31' };

test.each([
  [
    'teamMember',
    { ...member, group: 'garage' },
    '(“Wim”)',
    'its group is “garage”, none of the site, and it is in no list of the team',
  ],
  [
    'teamMember',
    { name: 'Wim' },
    '(“Wim”)',
    'its group is nothing, none of the site, and it is in no list of the team',
  ],
  ['teamMember', { group: 'sales' }, '', 'it has no name and is left out'],
  ['vacancy', { ...job, title: '  ' }, '', 'it has no title and is left out'],
  [
    'vacancy',
    { ...job, salaryMin: 4000 },
    '(“Monteur”)',
    'its salary is from 4000 up to 3600, and is shown the other way round',
  ],
  [
    'vacancy',
    { ...job, closingDate: 'spoedig' },
    '(“Monteur”)',
    'its closing date “spoedig” is no date and is not shown',
  ],
  [
    'teamMember',
    { ...member, phone: 'bel ons' },
    '(“Wim”)',
    'its phone “bel ons” is no phone number and cannot be pressed',
  ],
  [
    'company',
    { name: 'Veldkamp', country: 'Nederland', whatsapp: '0800 1234', phone: '0570 000012' },
    '(“Veldkamp”)',
    'its whatsapp “0800 1234” is no whole number with a country (+31 …), which WhatsApp wants, and is not shown',
  ],
  [
    'company',
    { name: 'Veldkamp', whatsapp: '06 00 00 00 13' },
    '(“Veldkamp”)',
    'its whatsapp “06 00 00 00 13” is no whole number with a country (+31 …), which WhatsApp wants, and is not shown',
  ],
  [
    'textSection',
    { title: 'Bel', body: { content: [{ nodeType: 'hyperlink', data: { uri: 'tel:Jan' }, content: [] }] } },
    '(“Bel”)',
    'its link to “tel:Jan” leads to no number and is no link',
  ],
  [
    'vacancy',
    { ...job, slug: 'Service Monteur' },
    '(“Monteur”)',
    'its address “Service Monteur” is not of small letters, digits and single dashes, and is made so, or is its id',
  ],
])('%s %j is named, and what becomes of it', (type, fields, words, what) => {
  const name = ['one', words].join(' ').trim();
  expect(findSentences([toEntry(type, fields)])).toEqual([`The ${nameType(type)} ${name} is doubtful: ${what}.`]);
});

test('an entry has a line for each field, with what to do', () => {
  const entry = toEntry('vacancy', { ...job, salaryMin: 4000, closingDate: '31-12-2026' });
  expect(findDoubtfulEntries([entry])).toMatchObject([
    { type: 'vacancy', id: 'one', title: 'Monteur', field: 'salaryMin', advice: 'Change one of the two.' },
    { field: 'closingDate', fieldName: 'Closing date', advice: 'Choose a day.' },
  ]);
});

test.each([
  [{ nl: ' ', en: 'Mechanic' }, ': it has no title in nl, de and is not listed there.'],
  [{ de: ' ' }, ': it has no title and is left out.'],
])('a vacancy called %j is named with the languages in which that is nothing', (title, what) => {
  const entry: CmsEntry = { ...toEntry('vacancy', {}), fields: { title } };
  expect(findSentences([entry])).toEqual([expect.stringContaining(what)]);
});

test.each([
  ['teamMember', member],
  ['vacancy', job],
  ['company', { country: 'Nederland', phone: '112', mobile: null, whatsapp: '06 00 00 00 13' }],
  ['teamMember', { ...member, phone: '0570 00 00 12 tst. 12', whatsapp: '+31 (0)6 00 00 00 13' }],
  ['vacancy', { title: 'Monteur', salaryMin: 2800, closingDate: null, slug: 'service-monteur' }],
  ['page', { title: ' ' }],
])('nothing is said of %s %j', (type, fields) => {
  expect(findSentences([toEntry(type, fields)])).toEqual([]);
});
