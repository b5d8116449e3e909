/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';

import { parseQuery, type StockQuery } from '../model/search/query';

import { useStockQuery } from './use-stock-query';

jest.mock('../model/search/query', () => {
  const original: { parseQuery: typeof parseQuery } = jest.requireActual('../model/search/query');
  return { ...original, parseQuery: jest.fn(original.parseQuery) };
});
const parse = jest.mocked(parseQuery);

const pathname = '/nl/aanbod';
const scope = {};
const setMakes = (makes: string[]) => (query: StockQuery) => ({
  ...query,
  values: { ...query.values, makeName: makes },
});

/** Until the transition that reads the address has rendered. */
const settle = () => act(() => Promise.resolve());

beforeEach(() => {
  window.history.replaceState({ key: '1' }, '', `${pathname}?filter-makeName[]=Fendt`);
});

it('parses the address once for a press on a filter', async () => {
  const { result } = renderHook(() => useStockQuery({ pathname, scope }));
  await settle();
  parse.mockClear();
  act(() => result.current.change(setMakes(['Fendt', 'Claas'])));
  expect(result.current.query.values).toEqual({ makeName: ['Fendt', 'Claas'] });
  expect(parse.mock.calls).toEqual([['?filter-makeName[]=Fendt,Claas']]);
});

it('starts each of two changes before a render from the address that the other one left', async () => {
  const { result } = renderHook(() => useStockQuery({ pathname, scope }));
  await settle();
  act(() => {
    result.current.change(setMakes(['Claas']));
    result.current.change((query) => ({ ...query, term: query.values.makeName?.join(' ') ?? '' }));
  });
  expect(result.current.query).toMatchObject({ term: 'Claas', values: { makeName: ['Claas'] } });
});

it('reads the address again after the history has gone back', async () => {
  const { result } = renderHook(() => useStockQuery({ pathname, scope }));
  await settle();
  act(() => result.current.change(setMakes(['Claas'])));
  act(() => {
    window.history.replaceState({ key: '1' }, '', `${pathname}?filter-makeName[]=Deutz`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(result.current.query.values).toEqual({ makeName: ['Deutz'] });
});
