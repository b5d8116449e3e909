/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';

import { parseQuery } from '../../model/search/query';
import type { SearchRequest } from '../../model/search/search-request';

import { FewerFilters } from './fewer-filters';

jest.mock('@/i18n/use-texts', () => ({
  useTexts: () => ({ iso: 'nl-NL', t: (key: string, values: object) => `${key} ${Object.values(values).join(' ')}` }),
}));
jest.mock('../../hooks/use-filter-words', () => ({
  useFilterWords: () => ({ toAppliedLabel: ({ id }: { id: string }) => id }),
}));
let mockTotals: (number | null)[] = [];
let mockSettled = true;
jest.mock('../../hooks/use-answers', () => ({
  useAnswers: (requests: readonly SearchRequest[]) => ({
    answers: requests.map((_, place) => {
      const total = mockTotals[place] ?? null;
      return total === null ? null : { total };
    }),
    isSettled: mockSettled,
  }),
}));

const search = '?filter-makeName[]=Fendt&filter-constructionYear-min=2015';

function getOffered(): (string | null)[] {
  const props = { scope: {}, today: new Date(), categories: [], onChoose: jest.fn() };
  const { unmount } = render(<FewerFilters {...props} query={parseQuery(search)} />);
  const words = screen.queryAllByRole('button').map(({ textContent }) => textContent);
  unmount();
  return words;
}

it.each<[string, (number | null)[], boolean, string[]]>([
  ['those with machines', [3, 0], true, ['search:result.without makeName=Fendtstock:list.count 3 3']],
  ['none where none helps', [0, 0], true, []],
  ['none before it is known', [null, null], false, []],
  ['those whose number cannot be had', [null, 0], true, ['search:result.without makeName=Fendt']],
])('offers to take off %s', (_, totals, isSettled, offered) => {
  [mockTotals, mockSettled] = [totals, isSettled];
  expect(getOffered()).toEqual(offered);
});
