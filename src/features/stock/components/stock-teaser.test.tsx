/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';

import { buildItem } from '@/testing/factories/search-result';
import { buildRawItem } from '@/testing/factories/stock-item';

import { StockTeaser } from './stock-teaser';

jest.mock('gatsby', () => ({
  graphql: () => null,
  Link: ({ to, children }: { to: string; children: React.ReactNode }) => <a href={to}>{children}</a>,
}));
jest.mock('@/i18n/use-locale', () => ({ useLocale: () => 'nl' }));
jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ t: (key: string) => key, iso: 'nl-NL', language: 'nl' }) }));

let comeNear: () => void;
const fetchMock = jest.fn<Promise<object>, [string, RequestInit]>();

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  globalThis.IntersectionObserver = class {
    constructor(listener: (entries: object[]) => void) {
      comeNear = () => listener([{ isIntersecting: true }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

const answerWith = (...results: object[]) =>
  fetchMock.mockResolvedValue({
    status: 200,
    text: () => Promise.resolve(JSON.stringify({ results, pagination: { from: 0, size: 4, total: results.length } })),
  });

const built = [
  { id: 11, model: 'Eerste' },
  { id: 12, model: 'Tweede' },
];
const raw = ({ id, model }: { id: number; model: string }, override: object = {}) =>
  buildRawItem({ advertisementID: id, model, makeName: 'Fendt', type: null, ...override });

function renderTeaser(section: Partial<Queries.StockTeaserFragment> = {}) {
  return render(
    <StockTeaser
      section={{
        fallbacks: [],
        title: 'Nieuw',
        sector: null,
        categories: null,
        stockCategory: null,
        items: built.map((one) => ({
          listItem: buildItem({ advertisementID: one.id, model: one.model, makeName: 'Fendt', type: null }),
          path: `/occasions/tractoren/fendt-${String(one.id)}`,
        })),
        ...section,
      }}
    />,
  );
}

const getCards = () => screen.queryAllByRole('article').map((card) => card.textContent);
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const getBody = () => JSON.parse(fetchMock.mock.calls[0]?.[1].body as string) as Record<string, unknown>;

test('fetches nothing before a visitor comes near; then the four newest items of its categories', async () => {
  answerWith();
  renderTeaser({ categories: ['tractors', 'balers'] });
  await settle();
  expect(fetchMock).not.toHaveBeenCalled();
  act(() => comeNear());
  await settle();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(getBody()).toMatchObject({
    sort: [{ property: 'createdDate', order: 'desc' }],
    pagination: { size: 4, from: 0 },
    filters: [{ property: 'category.name', values: ['tractors', 'balers'] }],
  });
});

test('shows a new price and a sold status, sold items last, replaces a removed item, and links each item to its page', async () => {
  renderTeaser();
  expect(getCards()).toHaveLength(2);
  answerWith(
    raw({ id: 13, model: 'Derde' }, { status: 'sold' }),
    raw({ id: 12, model: 'Tweede' }, { price: { amount: 123_400, currency: 'EUR' } }),
  );
  act(() => comeNear());
  await settle();
  const [first = '', second = ''] = getCards();
  expect(first).toMatch(/Tweede.*1\.234/);
  expect(second).toMatch(/Derde.*stock:status.sold/);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/occasions/tractoren/fendt-12',
    '/occasions/tractoren/fendt-derde-13',
    '/occasions',
  ]);
});

test('when the stock API fails, the built items stay and the failure is logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fetchMock.mockResolvedValue({ status: 503, text: () => Promise.resolve('no') });
  renderTeaser({ categories: ['failing'] });
  act(() => comeNear());
  await settle();
  expect(getCards().join()).toMatch(/Eerste.*Tweede/);
  expect(log).toHaveBeenCalledWith('Something went wrong fetching the TNL stock', expect.anything());
});

test('fewer items keep the height', async () => {
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(480);
  answerWith(raw({ id: 12, model: 'Tweede' }));
  const { container } = renderTeaser({ categories: ['few'] });
  act(() => comeNear());
  await settle();
  expect(getCards()).toHaveLength(1);
  expect(container.innerHTML).toContain('min-height: 480px');
  height.mockRestore();
});

test('a section about a category leads to the list of that category', () => {
  renderTeaser({ stockCategory: { label: 'Tractoren', path: '/occasions/tractoren' } });
  expect(screen.getByRole('link', { name: 'Tractoren' })).toHaveAttribute('href', '/occasions/tractoren');
});

test('shows a text when its categories have no items', async () => {
  answerWith();
  renderTeaser({ categories: ['empty'] });
  act(() => comeNear());
  await settle();
  expect(screen.getByText('stock:list.empty')).toBeInTheDocument();
});

test('keeps the built items when all items of the answer are broken', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerWith({ advertisementID: 1 });
  renderTeaser({ categories: ['broken'] });
  act(() => comeNear());
  await settle();
  expect(getCards()).toHaveLength(2);
});
