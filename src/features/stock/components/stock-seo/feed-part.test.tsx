/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';

import common from '../../../../../locales/nl/common.json';
import searchTexts from '../../../../../locales/nl/search.json';
import { createTexts } from '../../../../i18n/create-texts';

import { ListFeed } from './feed-part';

jest.mock('@/i18n/use-locale', () => ({ useLocale: () => 'nl', useIso: () => 'nl-NL' }));
jest.mock('../../hooks/use-search-names', () => ({ useSearchNames: () => [] }));
let mockHasFeeds: boolean | null = true;
jest.mock('../../hooks/use-has-feeds', () => ({ useHasFeeds: () => mockHasFeeds }));
let mockSearch = '';
jest.mock('@/hooks/location-entry', () => ({ useLocationEntry: () => ({ search: mockSearch, state: {} }) }));

const fendt = '?filter-makeName[]=Fendt&sortBy=price_amount-asc&page=2';

function show(search: string, hasFeeds: boolean | null, place: object = {}) {
  [mockSearch, mockHasFeeds] = [search, hasFeeds];
  const list = { siteUrl: 'https://dealer.example', pathname: '/occasions', scope: 'all', title: 'Occasions' } as const;
  render(
    <I18nextProvider i18n={createTexts('nl', { common, search: searchTexts })}>
      <ListFeed {...list} {...place} />
    </I18nextProvider>,
  );
}

const getAddress = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

it('the own server has a feed of the list on screen, with its filters and without order and page', () => {
  show(fendt, true);
  expect(getAddress(/RSS/)).toBe('https://dealer.example/feeds/nl?filter-makeName[]=Fendt');
  expect(getAddress(/JSON/)).toBe('https://dealer.example/feeds/nl?format=json&filter-makeName[]=Fendt');
  expect(screen.getByText('U volgt hiermee: Fendt')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'In uw feedlezer openen' })).toHaveAttribute(
    'href',
    'feed:https://dealer.example/feeds/nl?filter-makeName[]=Fendt',
  );
});

it('elsewhere a list with filters has the feed of the whole list, and says so', () => {
  show(fendt, false);
  expect(getAddress(/RSS/)).toBe('https://dealer.example/feeds/nl/all.xml');
  expect(screen.getByText(/^Uw filters zijn hier niet te volgen\. .*: Occasions$/)).toBeInTheDocument();
});

it.each([
  ['without filters', {}, /^U volgt hiermee: Occasions$/],
  ['of a category', { category: 'tractors' }, /^Uw filters/],
])('elsewhere a list %s says what its feed has', (_, place, words) => {
  show('', false, place);
  expect(screen.getByText(words)).toBeInTheDocument();
});

it('the feed of a category is one of a filter', () => {
  show('', true, { category: 'tractors' });
  expect(getAddress(/RSS/)).toBe('https://dealer.example/feeds/nl?filter-category.name[]=tractors');
});

it('until it is known who serves the page, no address stands there', () => {
  show(fendt, null);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});

it('copies an address, and without a clipboard selects it', async () => {
  const writeText = jest.fn<Promise<void>, [string]>().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  show(fendt, true);
  const [copy] = screen.getAllByRole('button', { name: /^Kopiëren/ });
  fireEvent.click(copy as HTMLElement);
  expect(await screen.findByRole('button', { name: /^Gekopieerd ?Adres/ })).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith('https://dealer.example/feeds/nl?filter-makeName[]=Fendt');
  writeText.mockRejectedValue(new Error('refused'));
  fireEvent.click(copy as HTMLElement);
  expect(await screen.findByText(/^Uw browser kopieert niet zelf/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /RSS/ })).toHaveFocus();
});
