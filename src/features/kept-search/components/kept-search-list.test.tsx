/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';

import type { SearchRequest } from '@/features/stock/model/search/search-request';

import { startKeptSearches } from '../hooks/kept-search-store';
import { toSearchName } from '../model/kept-search';

import { KeptSearchList } from './kept-search-list';

jest.mock('@/i18n/use-texts', () => ({
  useTexts: () => ({
    iso: 'nl-NL',
    t: (key: string, variables?: object) => (variables === undefined ? key : `${key} ${JSON.stringify(variables)}`),
  }),
}));
jest.mock('@/i18n/use-locale', () => ({ useLocale: () => 'nl' }));
jest.mock('@/lib/server-clock', () => ({ getServerTime: () => Promise.resolve(Date.parse('2026-11-27T12:00:00Z')) }));
jest.mock('@/features/stock/api/fetch-search-words', () => ({ fetchSearchWords: () => new Promise(() => undefined) }));
const asked: SearchRequest[] = [];
let isDown = false;
jest.mock('@/features/stock/hooks/use-answers', () => ({
  useAnswers: (requests: SearchRequest[]) => {
    asked.push(...requests);
    const toTotal = ({ filters }: SearchRequest) => (JSON.stringify(filters).includes('createdDate') ? 2 : 41);
    return { answers: requests.map((one) => (isDown ? null : { total: toTotal(one) })), isSettled: true };
  },
}));
const fetchMock = jest.fn();

const fendt = { id: '?filter-makeName[]=Fendt', name: 'Van Jan', seen: '2026-11-20T10:00:00Z' };
const farm = { id: '?sector=agriculture', name: '', seen: 'x' };
const getStored = () => (JSON.parse(window.localStorage.getItem('kept-searches') ?? '{}') as { items: object[] }).items;

async function show(first: object = fendt) {
  window.localStorage.setItem('kept-searches', JSON.stringify({ version: 1, items: [first, farm] }));
  startKeptSearches();
  window.dispatchEvent(new Event('storage'));
  render(
    <KeptSearchList
      siteUrl="https://dealer.example"
      sectors={[{ key: 'agriculture', categories: ['tractors', 'balers'] }]}
    />,
  );
  await act(() => Promise.resolve());
}

beforeEach(() => {
  [asked.length, isDown] = [0, false];
  global.fetch = fetchMock.mockResolvedValue({ status: 204 });
});

it('shows each search with its machines, and what came in since', async () => {
  await show();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Van Jan');
  expect(first).toHaveTextContent('Fendt');
  expect(first).toHaveTextContent(
    /list.count {"count":41.*searches:since {"count":2,"formatted":"2","date":"20 november 2026"}/,
  );
  expect(second).toHaveTextContent('common:page.sectorAgricultureStock.title');
  expect(second).not.toHaveTextContent('since');
  expect(asked.at(-1)?.filters).toEqual([{ property: 'category.name', values: ['tractors', 'balers'] }]);
  expect(screen.getByRole('link', { name: 'Van Jan' })).toHaveAttribute('href', '/occasions?filter-makeName[]=Fendt');
});

it('opening a search begins its count anew', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'Van Jan' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(getStored()).toEqual([{ ...fendt, seen: '2026-11-27T12:00:00Z' }, farm]);
});

it('renames a search, and the focus comes back', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: /searches:rename.button ?Van Jan/ }));
  const field = screen.getByRole('textbox', { name: 'searches:rename.label' });
  expect(field).toHaveFocus();
  fireEvent.change(field, { target: { value: ' Grote  trekker ' } });
  fireEvent.click(screen.getByRole('button', { name: 'searches:rename.save' }));
  expect(getStored()).toEqual([{ ...fendt, name: 'Grote trekker' }, farm]);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('searches:rename.done {"title":"Grote trekker"}');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('button', { name: /searches:rename.button ?Grote trekker/ })).toHaveFocus();
});

it('removes a search, and puts it back into its place', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: /shortlist:remove.button ?Van Jan/ }));
  expect(getStored()).toEqual([farm]);
  const undo = screen.getByRole('button', { name: 'shortlist:remove.undo' });
  expect(undo).toHaveFocus();
  fireEvent.click(undo);
  expect(getStored()).toEqual([fendt, farm]);
});

it('a name that is its words is no name: the card shows them once, in the language of the page', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: /searches:rename.button ?Van Jan/ }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Fendt' } });
  fireEvent.click(screen.getByRole('button', { name: 'searches:rename.save' }));
  expect(getStored()).toEqual([{ ...fendt, name: '' }, farm]);
  expect(screen.getAllByText('Fendt', { ignore: '.visually-hidden' })).toHaveLength(1);
});

it('words that were kept as a name, cut to its length, are shown once and in whole', async () => {
  const makes = Array.from({ length: 12 }, (_, index) => `Make${String(index)}`);
  const words = makes.join(' · ');
  await show({ ...fendt, id: `?filter-makeName[]=${makes.join()}`, name: toSearchName(words) });
  expect(screen.getByRole('link', { name: words })).toBeInTheDocument();
  expect(screen.getAllByText(/^Make0/, { ignore: '.visually-hidden' })).toHaveLength(1);
});

it('says how to follow a search by a feed, in the language of the page', async () => {
  await show();
  const [row] = screen.getAllByRole('listitem');
  const place = within(row as HTMLElement).getByRole<HTMLDetailsElement>('group');
  expect(place).not.toHaveAttribute('open');
  expect(place).toHaveTextContent('search:feed.follow');
  place.open = true;
  fireEvent(place, new Event('toggle'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(within(row as HTMLElement).getByRole('textbox', { name: 'feed:rss' })).toHaveValue(
    'https://dealer.example/feeds/nl?filter-makeName[]=Fendt',
  );
});

it('says quietly that nobody knows how many there are', async () => {
  isDown = true;
  await show();
  expect(screen.getAllByText('searches:unknown')).toHaveLength(2);
});
