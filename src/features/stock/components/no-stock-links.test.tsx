/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { NoStockLinks } from './no-stock-links';

jest.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ t: (key: string) => key }) }));
jest.mock('@/i18n/use-locale', () => ({ useLocale: () => 'de' }));

test('without items there are links to the whole stock and to the contact page, and no empty heading', () => {
  render(<NoStockLinks />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/de/anlasse', '/de/kontakt']);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.queryByText('stock:list.empty')).not.toBeInTheDocument();
});
