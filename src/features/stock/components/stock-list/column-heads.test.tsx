/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { buildItem } from '@/testing/factories/search-result';

import type { ChangeQuery } from '../../hooks/use-stock-query';
import { parseQuery } from '../../model/search/query';
import { defaultSort, parseSort, type SortName } from '../../model/search/sort';

import { ColumnHeads } from './column-heads';

jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ iso: 'nl-NL', t: (key: string) => key }) }));

const create = (name: string) => buildItem({ category: { name, longPluralTranslated: {} } });
const tractors = [create('tractors'), create('tractors')];
const [created, year, price] = ['search:sort.createdDate-desc', 'stock:fact.year', 'search:filter.price_amount'];

test.each([
  ['createdDate-desc', year, 'constructionYear-desc'],
  ['constructionYear-desc', year, 'constructionYear-asc'],
  ['constructionYear-asc', year, 'constructionYear-desc'],
  ['constructionYear-asc', price, 'price_amount-asc'],
  ['price_amount-asc', price, 'price_amount-desc'],
  ['price_amount-asc', created, 'createdDate-desc'],
  ['createdDate-desc', created, 'createdDate-asc'],
] as const)('in the order %s a press on %s makes it %s, from the first page on', async (before, name, after) => {
  const onChange = jest.fn<undefined, Parameters<ChangeQuery>>();
  render(<ColumnHeads items={tractors} sort={parseSort(before) ?? defaultSort} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onChange.mock.calls[0]?.[0](parseQuery('?page=2'))).toMatchObject({ sort: parseSort(after), page: 1 });
});

test.each<[SortName, string]>([
  ['createdDate-asc', 'search:sort.createdDate-asc'],
  ['constructionYear-desc', year],
  ['price_amount-asc', price],
])('the order %s is said by its head alone', (order, name) => {
  render(<ColumnHeads items={tractors} sort={parseSort(order) ?? defaultSort} onChange={jest.fn()} />);
  const [pressed, ...others] = screen.getAllByRole('button', { pressed: true });
  expect(others).toEqual([]);
  expect(pressed).toHaveAccessibleName(name);
  expect(pressed).toHaveAccessibleDescription(`search:sort.${order}`);
});

test('items of one category have the heads of its facts, in their order', () => {
  const { rerender } = render(<ColumnHeads items={tractors} sort={defaultSort} onChange={jest.fn()} />);
  const read = () => screen.getAllByText(/:/).map(({ textContent }) => textContent);
  expect(read()).toEqual([created, year, 'stock:fact.hours', 'stock:fact.power', price]);
  rerender(<ColumnHeads items={[...tractors, create('tillage')]} sort={defaultSort} onChange={jest.fn()} />);
  expect(read()).toEqual([created, year, price]);
});
