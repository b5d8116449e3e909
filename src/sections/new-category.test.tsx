/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';

import { NewCategory } from './new-category';
import { findNewCategory } from './new-category-page';

jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ t: (key: string) => key }) }));
jest.mock('@/layout/page', () => ({ Page: ({ children }: { children: React.ReactNode }) => <main>{children}</main> }));
jest.mock('@/layout/error-view', () => ({ ErrorView: ({ heading }: { heading: string }) => <h1>{heading}</h1> }));
jest.mock('@/components/ui/button-link', () => ({ ButtonLink: () => null }));
jest.mock('./new-category-page', () => ({
  findNewCategory: jest.fn(),
  NewCategoryPage: ({ found }: { found: { category: { name: string } } }) => <h1>{found.category.name}</h1>,
}));

const find = jest.mocked(findNewCategory);

async function renderCategory() {
  document.documentElement.dataset.pending = 'item';
  render(
    <NewCategory
      segment="strohakselaars"
      path="/occasions/strohakselaars"
      context={{ language: 'nl', route: 'notFound' } as never}
      missing={<h1>missing</h1>}
    />,
  );
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(document.documentElement.dataset.pending).toBe('item');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

test.each([
  ['the list of a category that there is', { category: { name: 'strawChoppers' } }, 'strawChoppers'],
  ['that a page is missing, of one that nobody knows', 'missing', 'missing'],
  ['that it could not be loaded where nobody can be asked', 'failed', 'stock:list.failed'],
])('shows %s', async (_, found, heading) => {
  find.mockResolvedValue(found as never);
  await renderCategory();
  expect(screen.getByRole('heading')).toHaveTextContent(heading);
  expect(find.mock.calls.at(-1)?.slice(0, 2)).toEqual(['strohakselaars', 'nl']);
  expect(document.documentElement.dataset.pending).toBeUndefined();
});
