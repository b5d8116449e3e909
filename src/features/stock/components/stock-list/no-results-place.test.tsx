/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';

import { parseQuery } from '../../model/search/query';

import { NoResultsPlace } from './no-results-place';

jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ t: (key: string) => key }) }));
let mockPart: object | null = null;
const mockLoad = jest.fn();
jest.mock('@/hooks/use-lazy-part', () => ({ useLazyPart: () => ({ part: mockPart, loadPart: mockLoad }) }));

const rest = {
  scope: {},
  today: new Date(),
  categories: [],
  onChange: jest.fn(),
  toItemPath: String,
  onFound: jest.fn(),
};

it.each([
  ['?filter-makeName[]=Fendt', 1],
  ['?filter-price.amount-max=1', 1],
  ['?filter-makeName[]=Fendt&freeTextSearch=L20417', 0],
  ['?filter-advertiserStockNumber[]=L20417', 0],
  ['', 0],
])('of %s says %d times that nothing was found, until what is offered instead is loaded', (search, times) => {
  mockPart = null;
  const place = <NoResultsPlace {...rest} query={parseQuery(search)} tool={null} />;
  const { rerender } = render(place);
  expect(mockLoad).toHaveBeenCalled();
  expect(screen.queryAllByText('search:result.none')).toHaveLength(times);
  mockPart = { NoResults: () => <p>offers</p> };
  rerender(<NoResultsPlace {...rest} query={parseQuery(search)} tool={null} />);
  expect(screen.getByText('offers')).toBeInTheDocument();
  expect(screen.queryByText('search:result.none')).not.toBeInTheDocument();
});
