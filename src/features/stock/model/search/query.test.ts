import fc from 'fast-check';

import { anySearch, validQuery, validText } from '../../../../testing/factories/stock-query';

import { filters } from './filters';
import { emptyQuery, formatQuery, getLastPage, parseQuery, toRange, type StockQuery } from './query';

const query = (override: Partial<StockQuery>): StockQuery => ({ ...emptyQuery, ...override });

describe('the address of a list', () => {
  test.each<[string, Partial<StockQuery>]>([
    ['', {}],
    ['?freeTextSearch=vario%20724', { term: 'vario 724' }],
    ['?filter-makeName[]=Fendt,Claas', { values: { makeName: ['Fendt', 'Claas'] } }],
    ['?filter-category.name[]=tractors', { values: { 'category.name': ['tractors'] } }],
    [
      '?filter-constructionYear-min=2012&filter-constructionYear-max=2018',
      { ranges: { constructionYear: { minimum: 2012, maximum: 2018 } } },
    ],
    ['?filter-price.amount-max=75000', { ranges: { 'price.amount': { minimum: null, maximum: 75_000 } } }],
    ['?filter-price.amount-min=0.29', { ranges: { 'price.amount': { minimum: 0.29, maximum: null } } }],
    ['?filter-workingWidth.value-max=2.55', { ranges: { 'workingWidth.value': { minimum: null, maximum: 2.55 } } }],
    ['?filter-operatingHours-min=0', { ranges: { operatingHours: { minimum: 0, maximum: null } } }],
    ['?filter-transaction=rental', { values: { transaction: ['rental'] } }],
    ['?filter-createdDate=week', { values: { createdDate: ['week'] } }],
    ['?filter-advertiserStockNumber=L20417', { values: { advertiserStockNumber: ['L20417'] } }],
    ['?sortBy=price_amount-asc', { sort: { property: 'price.amount', order: 'asc' } }],
    ['?page=3', { page: 3 }],
    ['?filter-makeName[]=M%C3%A4hrbauer%20%26%20S%C3%B6hne', { values: { makeName: ['Mährbauer & Söhne'] } }],
    ['?filter-makeName[]=Smit%252C%20Zn,H%2F25', { values: { makeName: ['Smit, Zn', 'H/25'] } }],
    [
      '?filter-energyType[]=diesel&sortBy=constructionYear-desc&page=416',
      {
        values: { energyType: ['diesel'] },
        sort: { property: 'constructionYear', order: 'desc' },
        page: 416,
      },
    ],
  ])('%s is parsed and formatted', (search, says) => {
    expect(parseQuery(search)).toEqual(query(says));
    expect(formatQuery(query(says))).toBe(search);
  });

  test.each<[string, string, string]>([
    ['the API’s own name of the price', '?sortBy=price.amount-asc', '?sortBy=price_amount-asc'],
    ['a list as single value', '?filter-makeName=Fendt', '?filter-makeName[]=Fendt'],
    ['a single value as list', '?filter-transaction[]=sales', '?filter-transaction=sales'],
    ['a list in several parts', '?filter-makeName[]=Fendt&filter-makeName[]=Claas', '?filter-makeName[]=Fendt,Claas'],
    ['a value twice', '?filter-makeName[]=Fendt,Claas,Fendt', '?filter-makeName[]=Fendt,Claas'],
    [
      'spaces around',
      '?freeTextSearch=+vario+&filter-makeName[]=+Fendt,%20',
      '?freeTextSearch=vario&filter-makeName[]=Fendt',
    ],
    [
      'ends the wrong way round',
      '?filter-price.amount-min=9&filter-price.amount-max=5',
      '?filter-price.amount-min=5&filter-price.amount-max=9',
    ],
    ['defaults', '?freeTextSearch=&sortBy=createdDate-desc&page=1&filter-makeName[]=', ''],
  ])('%s is understood and written the usual way', (_, search, usual) => {
    expect(formatQuery(parseQuery(search), search)).toBe(usual);
  });

  test('a single value may hold a comma, and be as long as a name of the API', () => {
    expect(parseQuery(`?filter-makeName[]=${'x'.repeat(300)}`).values.makeName?.[0]).toHaveLength(300);
    expect(parseQuery('?filter-makeName=Smit,%20Zn&filter-advertiserStockNumber=20,5%25').values).toEqual({
      makeName: ['Smit, Zn'],
      advertiserStockNumber: ['20,5%'],
    });
  });

  test.each([
    ...['0', '-1', '1e9', '1000000000', '417', '1.5', ' 2', 'two', ''].map((page) => `?page=${page}`),
    ...['20', '2101', '-2012', '2012.5', '2e3', '0x7dc'].map((year) => `?filter-constructionYear-min=${year}`),
    ...['-5', '7.5e4', '12,50', '12.345', '100000000', '€5', 'Infinity'].map(
      (price) => `?filter-price.amount-max=${price}`,
    ),
    ...['power.value-min=100 pk', 'power.value-min=73.55', 'power-min=9'].map((part) => `?filter-${part}`),
    '?filter-transaction=constructor',
    '?filter-transaction=sale',
    '?filter-transaction[]=sales,rental',
    '?filter-createdDate=year',
    '?filter-energyType[]=hydrogen,constructor',
    '?filter-makeName[]=,%20,%00,',
    `?filter-makeName[]=${'x'.repeat(301)}`,
    '?filter-price.amount[]=5',
    '?filter-price.amount=5',
    '?sortBy=make-asc',
    '?sortBy=createdDate',
    '?sortBy=createdDate-DESC',
    '?FREETEXTSEARCH=vario',
  ])('%s is an empty query', (search) => {
    expect(parseQuery(search)).toEqual(emptyQuery);
  });

  test('an invalid part drops only itself', () => {
    expect(
      parseQuery(`?page=x&filter-makeName[]=Fendt,${'x'.repeat(301)}&filter-constructionYear-min=20&freeTextSearch=a`),
    ).toEqual(query({ term: 'a', values: { makeName: ['Fendt'] } }));
  });
});

describe('any query', () => {
  test('comes back from its address as it was', () => {
    fc.assert(
      fc.property(validQuery, (any) => {
        expect(parseQuery(formatQuery(any))).toEqual(any);
      }),
    );
  });

  test('survives any text as value, alone and in a list', () => {
    fc.assert(
      fc.property(fc.uniqueArray(validText, { minLength: 1, maxLength: 50 }), (values) => {
        const [first = ''] = values;
        const any = query({ term: first, values: { makeName: values, advertiserStockNumber: [first] } });
        expect(parseQuery(formatQuery(any))).toEqual(any);
      }),
    );
  });

  test('is the same after a messenger or a server wrote its address anew', () => {
    fc.assert(
      fc.property(validQuery, (any) => {
        const search = formatQuery(any);
        for (const written of [
          search.replace(/[,[\]]/g, encodeURIComponent),
          search.replace(/[,[\]]/g, encodeURIComponent).replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
          `?${new URLSearchParams(search).toString()}`,
          new URL(`https://dealer.example/occasions${search}`).search,
        ]) {
          expect(parseQuery(written)).toEqual(any);
        }
      }),
    );
  });

  test('names no default in its address', () => {
    fc.assert(
      fc.property(validQuery, (any) => {
        const parameters = new URLSearchParams(formatQuery(any));
        expect([...parameters.values()]).not.toContain('');
        expect(parameters.get('page')).not.toBe('1');
        expect(parameters.get('sortBy')).not.toBe('createdDate-desc');
      }),
    );
  });

  test('keeps foreign parameters in their order, and no own ones of the address before', () => {
    const name = validText.map((text) => `x-${text}`);
    const foreign = fc.array(fc.tuple(name, validText));
    fc.assert(
      fc.property(validQuery, validQuery, foreign, (before, after, pairs) => {
        const [first, ...rest] = pairs.map((pair) => new URLSearchParams([pair]).toString());
        const address = [first ?? '', formatQuery(before).slice(1), ...rest].join('&');
        expect(parseQuery(address)).toEqual(before);
        const search = formatQuery(after, address);
        expect(parseQuery(search)).toEqual(after);
        expect([...new URLSearchParams(search)].filter(([name]) => name.startsWith('x-'))).toEqual(pairs);
        expect(new URLSearchParams(search).size).toBe(pairs.length + new URLSearchParams(formatQuery(after)).size);
      }),
    );
  });
});

describe('any address', () => {
  /** The limits of API and page, for any address. */
  function expectWithinLimits({ term, values, ranges, page }: StockQuery) {
    expect(page % 1 === 0 && page >= 1 && page * 24 <= 10_000).toBe(true);
    const texts = [...(term === '' ? [] : [term]), ...Object.values(values).flat()];
    for (const text of texts) {
      expect(text.trim()).toBe(text);
      expect(text).not.toMatch(/^$|\p{Cc}|[\ud800-\udfff]/u);
      expect(text.length).toBeLessThanOrEqual(300);
    }
    for (const list of Object.values(values)) {
      expect(list.length).toBeGreaterThan(0);
      expect(list.length).toBeLessThanOrEqual(50);
      expect(new Set(list).size).toBe(list.length);
    }
    for (const row of filters) {
      if (row.control !== 'range') continue;
      const { minimum, maximum } = ranges[row.property] ?? { minimum: row.lowest, maximum: null };
      expect(minimum ?? maximum).not.toBeNull();
      expect(minimum ?? row.lowest).toBeGreaterThanOrEqual(row.lowest);
      expect(maximum ?? row.highest).toBeLessThanOrEqual(row.highest);
      expect(minimum ?? row.lowest).toBeLessThanOrEqual(maximum ?? row.highest);
    }
  }

  test('is read without complaint and within the limits', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        expectWithinLimits(parseQuery(search));
      }),
    );
  });

  test('parses to the same query once it is formatted, and then stays as it is', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const read = parseQuery(search);
        const usual = formatQuery(read, search);
        expect(parseQuery(usual)).toEqual(read);
        expect(formatQuery(parseQuery(usual), usual)).toBe(usual);
      }),
    );
  });

  test.each([
    ['a character of two halves', `${'a'.repeat(99)}🚜🚜`],
    ['a space', `${'a'.repeat(99)} b`],
  ])('with words that are cut at %s has whole characters only', (_, words) => {
    const read = parseQuery(`?freeTextSearch=${words}`);
    expectWithinLimits(read);
    expect(parseQuery(formatQuery(read))).toEqual(read);
  });

  test('with ten thousand values keeps the first fifty', () => {
    const values = Array.from({ length: 10_000 }, (_, number) => `Make ${String(number)}`);
    for (const search of [
      `?filter-makeName[]=${values.join(',')}`,
      `?${values.map((value) => `filter-makeName[]=${value}`).join('&')}`,
    ]) {
      expect(parseQuery(search).values).toEqual({ makeName: values.slice(0, 50) });
    }
  });
});

test.each([
  [0, 1],
  [1, 1],
  [24, 1],
  [25, 2],
  [240, 10],
  [20_000, 416],
])('%d items have %d pages', (total, pages) => {
  expect(getLastPage(total)).toBe(pages);
});

test.each([
  [null, null, null],
  [5, null, { minimum: 5, maximum: null }],
  [null, 0, { minimum: null, maximum: 0 }],
  [5, 5, { minimum: 5, maximum: 5 }],
  [9, 5, { minimum: 5, maximum: 9 }],
])('from %p to %p is the range %p', (minimum, maximum, range) => {
  expect(toRange(minimum, maximum)).toEqual(range);
});
