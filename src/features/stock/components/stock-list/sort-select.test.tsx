/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import search from '../../../../../locales/nl/search.json';
import type { ChangeQuery } from '../../hooks/use-stock-query';
import { parseQuery } from '../../model/search/query';
import { parseSort } from '../../model/search/sort';

import { SortSelect } from './sort-select';

const mockSearch = search;
jest.mock('@/i18n/use-texts', () => ({
  useTexts: () => ({
    iso: 'nl-NL',
    t: (key: string) => (mockSearch.sort as Record<string, string>)[key.replace('search:sort.', '')] ?? key,
  }),
}));

test.each([
  ['Nieuwste eerst', 'createdDate', 'desc'],
  ['Langst geplaatst eerst', 'createdDate', 'asc'],
  ['Bouwjaar: nieuw naar oud', 'constructionYear', 'desc'],
  ['Bouwjaar: oud naar nieuw', 'constructionYear', 'asc'],
  ['Prijs: laag naar hoog', 'price.amount', 'asc'],
  ['Prijs: hoog naar laag', 'price.amount', 'desc'],
])('%s is the order of %s %s, and is shown as chosen', async (label, property, order) => {
  const onChange = jest.fn<undefined, Parameters<ChangeQuery>>();
  const other = parseSort(property === 'createdDate' ? 'price_amount-asc' : 'createdDate-desc');
  if (other === null) throw new Error('There is no such order.');
  const { rerender } = render(<SortSelect sort={other} onChange={onChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox'), label);
  const update = onChange.mock.calls[0]?.[0];
  expect(update?.(parseQuery('?page=2'))).toMatchObject({ sort: { property, order }, page: 1 });
  rerender(<SortSelect sort={{ property, order } as typeof other} onChange={onChange} />);
  expect(screen.getByRole('option', { name: label, selected: true })).toBeInTheDocument();
});
