import { maxFiguresPerPost } from '../../../config/field-figures';
import { toPath } from '../../../i18n/paths';

import { collectFigures, type Measured } from './collect-figures';

const site = 'https://dealer.example';
const list = toPath('stockOverview', 'nl');
const item = toPath('stockItem', 'en', { category: 'tractors', product: 'fendt-724-L20417' });
const contact = toPath('contact', 'de');

let id = 0;
function measure(change: Partial<Measured> & { path?: string } = {}): Measured {
  const { path = list, ...rest } = change;
  return {
    id: `v6-${String((id += 1))}`,
    name: 'LCP',
    value: 1234.5,
    navigationType: 'navigate',
    navigationStartTime: 0,
    navigationURL: site + path,
    ...rest,
  };
}

function collect(...metrics: Measured[]) {
  const { add, take } = collectFigures();
  for (const metric of metrics) add(metric);
  return take();
}

test('a figure is of a kind of page: neither its address nor anything else of the visit is given', () => {
  expect(
    collect(
      measure({ path: `${item}?from=mail#enquiry` }),
      measure({ name: 'CLS', value: 0.123456, path: contact }),
      measure({ name: 'INP', value: 48 }),
    ),
  ).toEqual([
    { route: 'stockItem', name: 'LCP', way: 'load', value: 1235 },
    { route: 'contact', name: 'CLS', way: 'load', value: 0.1235 },
    { route: 'stockOverview', name: 'INP', way: 'load', value: 48 },
  ]);
});

test('what is of no page of the site, or no figure that the server counts, is dropped', () => {
  expect(
    collect(
      measure({ path: '/unknown' }),
      measure({ navigationURL: 'about:blank' }),
      measure({ navigationURL: 'no address' }),
      measure({ name: 'TTFB' }),
      measure({ value: -1 }),
      measure({ value: NaN }),
    ),
  ).toEqual([]);
});

test('a value beyond what the server accepts counts as the largest', () => {
  expect(collect(measure({ value: 75_000 }))).toMatchObject([{ value: 60_000 }]);
});

test.each([
  ['navigate', 'load'],
  ['reload', 'load'],
  ['prerender', 'load'],
  ['restore', 'load'],
  ['back-forward', 'return'],
  ['back-forward-cache', 'return'],
] as const)('a page that came by %s came by %s', (navigationType, way) => {
  expect(collect(measure({ navigationType }))).toMatchObject([{ way }]);
});

const follow = (path: string, navigationStartTime: number, change: Partial<Measured> = {}) =>
  measure({ path, navigationStartTime, navigationType: 'soft-navigation', ...change });

test('another page without a load came by a link, another address of the same page did not', () => {
  expect(
    collect(
      measure({ name: 'CLS', value: 0 }),
      follow(`${list}?make=Fendt`, 3000),
      follow(`${list}?make=Fendt`, 3000, { name: 'CLS', value: 0.01 }),
      follow(contact, 9000),
      follow(contact, 9000, { name: 'CLS', value: 0 }),
      follow(list, 12_000),
    ).map(({ route, name, way }) => [route, name, way].join(' ')),
  ).toEqual([
    'stockOverview CLS load',
    'stockOverview LCP within',
    'stockOverview CLS within',
    'contact LCP link',
    'contact CLS link',
    'stockOverview LCP link',
  ]);
});

test('where a page was come to from is known after a report, too', () => {
  const { add, take } = collectFigures();
  add(measure({ name: 'CLS', value: 0 }));
  take();
  add(follow(`${list}?make=Fendt`, 3000));
  add(follow(contact, 9000));
  expect(take().map(({ way }) => way)).toEqual(['within', 'link']);
});

test('a figure that is reported again is given with its last value, and once', () => {
  const { add, take } = collectFigures();
  const shift = measure({ name: 'CLS', value: 0.01 });
  add(shift);
  add({ ...shift, value: 0.02 });
  expect(take()).toMatchObject([{ value: 0.02 }]);
  add({ ...shift, value: 0.03 });
  expect(take()).toEqual([]);
});

test('a report has as many figures as the server takes', () => {
  expect(collect(...Array.from({ length: maxFiguresPerPost + 5 }, () => measure()))).toHaveLength(maxFiguresPerPost);
});
