import { buildRawItem } from '../../../../testing/factories/stock-item';
import { parseStockItem } from '../item';
import { toSafeHtml } from '../item-page/description';
import { toItemPaths } from '../item-path';

type Raw = Record<string, unknown>;

const read = (override: Raw) => {
  const parsed = parseStockItem(buildRawItem(override));
  if (parsed.status === 'broken') throw new Error(parsed.reason);
  return parsed;
};

test('an invalid image URL drops only that image, and the report names item, field and value', () => {
  const bad = 'https://foto voorbeeld.example/1.jpg';
  const { item, dropped, reference } = read({ images: [{ url: bad }, { url: 'https://a.example/2 3.jpg#x' }] });
  expect(dropped).toEqual([`images[0].url: is no http address (‘${bad}’)`]);
  expect(reference).toEqual({ advertisementID: '204170', stockNumber: 'L20417' });
  expect(item.images).toEqual([{ url: 'https://a.example/2%203.jpg' }]);
});

test('a photo may be its address alone, and one photo no list', () => {
  expect(read({ images: ['https://a.example/1.jpg'] }).item.images).toEqual([{ url: 'https://a.example/1.jpg' }]);
  expect(read({ images: { url: 'https://a.example/1.jpg?v=1&amp;x=2', width: '1600' } }).item.images).toEqual([
    { url: 'https://a.example/1.jpg?v=1&x=2', width: 1600 },
  ]);
});

test.each([
  [{ capacity: { value: 2000, unit: 'kg' } }, { value: 2000, unit: 'kg' }, 0],
  [{ capacityWeight: { value: 2000, unit: 'KG' } }, { value: 2000, unit: 'kg' }, 0],
  [{ capacity: { value: 2, unit: 't' }, capacityWeight: { value: 2000, unit: 'kg' } }, { value: 2, unit: 't' }, 0],
  [{ capacity: { value: 2, unit: 't' }, capacityWeight: { value: 1500, unit: 'kg' } }, undefined, 1],
  [{ capacity: { value: 2000, unit: 'mm' } }, undefined, 1],
  [{ capacity: 2000 }, undefined, 1],
])('the capacity of the tailgate %j is %j', (parts, capacity, lost) => {
  const { item, dropped } = read({ tailgate: { make: 'Dhollandia', ...parts } });
  expect(item.tailgate).toEqual({ make: 'Dhollandia', ...(capacity && { capacity }) });
  expect(dropped).toHaveLength(lost);
});

test.each(['null', '-', ' N/A ', '[object Object]', 'undefined'])(
  'a description of ‘%s’ is none, and named',
  (text) => {
    const { item, dropped } = read({ description: { nl: text, en: 'Tidy tractor.' } });
    expect(item.description).toEqual({ en: 'Tidy tractor.' });
    expect(dropped).toEqual([`description.nl: is no text with words (‘${text.trim()}’)`]);
  },
);

test('a property that no table has is reported by its path, nested or not; an empty one is not', () => {
  const { unknown } = read({
    engine: { fuel: 'diesel' },
    hydratedProperties: null,
    images: [{ url: 'https://a.example/1.jpg', alt: 'x' }],
    tailgate: { make: 'Dhollandia', colour: 'red' },
    length: { value: 14, unit: 'ft' },
    category: { name: 'tractors', id: 7 },
  });
  expect([...unknown].sort()).toEqual([
    'category.id',
    'engine',
    'images[0].alt',
    'length.unit ‘ft’',
    'tailgate.colour',
  ]);
});

test('a measure in a unit of another quantity is dropped; units are found in any case', () => {
  expect(read({ liftingHeight: { value: 5, unit: 'kg' } }).dropped).toEqual([
    'liftingHeight.unit: is no unit of length (‘kg’)',
  ]);
  expect(
    read({ power: { value: 174, unit: 'KW' }, engineDisplacement: { value: 7755, unit: 'cm³' } }).item,
  ).toMatchObject({
    power: { unit: 'kW' },
    engineDisplacement: { unit: 'cm3' },
  });
});

test('entities are decoded once, and text that is only encoded markup is read as markup', () => {
  const { item } = read({
    makeName: 'Müller &amp; Söhne &quot;Duo&quot;',
    model: '&amp;lt;b&amp;gt;',
    description: {
      nl: '&lt;p&gt;Dubbel &amp;amp; gecodeerd&lt;/p&gt;&amp;nbsp;einde',
      en: '<p>5 &lt; 6</p>',
      de: '5 &lt; 6',
    },
    accessories: [{ nl: '&lt;li&gt;Fronthef &amp;amp; PTO&lt;/li&gt;' }, { nl: '<b>Radio</b>' }],
    category: { name: 'x', longPluralTranslated: { nl: 'Hooi &amp; stro' } },
  });
  expect(item.makeName).toBe('Müller & Söhne "Duo"');
  expect(item.model).toBe('&lt;b&gt;');
  expect(item.category.longPluralTranslated.nl).toBe('Hooi & stro');
  expect(toSafeHtml(item.description?.nl ?? '')).toBe('<p>Dubbel &amp; gecodeerd</p>&nbsp;einde');
  expect(toSafeHtml(item.description?.en ?? '')).toBe('<p>5 &lt; 6</p>');
  expect(toSafeHtml(item.description?.de ?? '')).toBe('5 &lt; 6');
  expect(item.accessories).toEqual([{ nl: 'Fronthef & PTO' }, { nl: 'Radio' }]);
  expect(toItemPaths(item, {}).nl).toContain('/mueller-soehne-duo-');
});

test('one language in several writings is one', () => {
  const { item, unknown } = read({ description: { 'nl-NL': 'a', NL: 'b', nl: 'c', 'de-AT': 'd', 0: 'e' } });
  expect(item.description).toEqual({ nl: 'c', de: 'd' });
  expect(unknown).toEqual(['description.0']);
});

test('a moment is the same in every time zone, and a day is the dealer’s', () => {
  const { item } = read({ createdDate: '2026-10-02T10:15:00+02:00', firstRegistrationDate: '2018-06-01T22:00:00Z' });
  expect(item).toMatchObject({ createdDate: '2026-10-02T08:15:00Z', firstRegistrationDate: '2018-06-02' });
});
