import { toMendedFields } from './fields';

const fields = toMendedFields();

/** What a page gets of a field. @param dutch what the entry says in Dutch */
function read(type: string, field: string, value: unknown, locale = 'nl', dutch?: unknown): unknown {
  const nodeModel = { findOne: () => Promise.resolve({ [field]: dutch }) };
  const source = { contentful_id: 'one', node_locale: locale, [field]: value };
  return fields[`Contentful${type}`]?.[field]?.resolve(source, {}, { nodeModel });
}

test.each([
  ['Page', 'title', 'Welkom', 'Welkom'],
  ['Page', 'title', '   ', null],
  ['Hero', 'title', '\u00a0', null],
  ['Company', 'phone', ' ', null],
  ['Company', 'email', ' info@voorbeeld.nl', 'info@voorbeeld.nl'],
  ['Company', 'email', 'bel ons', null],
  ['Company', 'facebook', 'www.facebook.com/dealer', 'https://www.facebook.com/dealer'],
  ['Company', 'facebook', 'https://linkedin.com/dealer', null],
  ['Certificate', 'url', 'www.rdw.nl', 'https://www.rdw.nl/'],
  ['Certificate', 'url', 'javascript:alert(1)', null],
  ['TeamMember', 'email', 'wim@', null],
  ['OpeningTimes', 'monday', '8.00 – 17.00 uur', '08:00-17:00'],
  ['OpeningTimes', 'sunday', 'gesloten', null],
  ['OpeningException', 'hours', '17:00-08:00', ''],
  ['OpeningTimes', 'monday', undefined, null],
  ['Page', 'title', 12, null],
  ['Hero', 'imageFocus', 'left top', 'left top'],
  ['Hero', 'imageFocus', 'left;position:fixed', null],
  ['ImageText', 'imageSide', 'middle', null],
  ['Sector', 'key', 'forestry', undefined],
])('%s, %s: %j is read as %j', async (type, field, value, shown) => {
  expect(await read(type, field, value)).toBe(shown);
});

test('where a language has a space, the Dutch words stand, as where it has nothing', async () => {
  expect(await read('Page', 'title', ' ', 'de', 'Welkom')).toBe('Welkom');
  expect(await read('Page', 'title', 'Willkommen', 'de', 'Welkom')).toBe('Willkommen');
  expect(await read('Page', 'title', ' ', 'de', ' ')).toBeNull();
  // Not translated: there is nothing to fall back to.
  expect(await read('Company', 'phone', ' ', 'de', '0570')).toBeNull();
});

test('a rich text without words is none, and in another language the Dutch one', async () => {
  const toText = (value: string) => ({
    raw: JSON.stringify({
      nodeType: 'document',
      content: [{ nodeType: 'paragraph', content: [{ nodeType: 'text', value }] }],
    }),
  });
  expect(await read('Vacancy', 'offer', toText('Een goed loon'))).toEqual(toText('Een goed loon'));
  expect(await read('Vacancy', 'offer', toText(' '))).toBeNull();
  expect(await read('Vacancy', 'offer', toText(' '), 'de', toText('Een goed loon'))).toEqual(toText('Een goed loon'));
  expect(await read('Vacancy', 'offer', { raw: '{' })).toEqual({ raw: '{' });
});

test('what pages are chosen by is left alone, and is no field that is made anew', () => {
  for (const [type, field] of [
    ['Page', 'route'],
    ['Sector', 'key'],
    ['TeamMember', 'group'],
  ] as const)
    expect(fields[`Contentful${type}`]).not.toHaveProperty(field);
});
