/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { buildItem } from '@/testing/factories/search-result';
import { marks, translateDocument } from '@/testing/translate-document';

import type { StockItem } from '../../model/item';

import { Results } from './results';

jest.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
jest.mock('@/i18n/use-texts', () => {
  const texts = { t: (key: string, variables = {}) => [key, ...Object.values(variables)].join(' '), iso: 'nl-NL' };
  return { useTexts: () => texts };
});

const delayMs = 30;
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  stop = translateDocument({ marks, delayMs });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const toItemPath = ({ advertisementID }: StockItem) => `/occasions/${advertisementID}`;

const create = (id: number, amount: number) =>
  buildItem({ advertisementID: id, model: `M${String(id)}`, price: { amount, currency: 'EUR' } });

/** The texts of the cards, without the marks of the translation. */
const read = () => screen.queryAllByRole('article').map(({ textContent }) => textContent.replace(/[⟦⟧]/g, ''));

it.each([
  ['are being translated', 10],
  ['have been translated', 200],
])('each card has the words of its own machine when others %s before', async (_, ms) => {
  const lists = [
    [create(1, 100_000), create(2, 200_000), create(3, 300_000)],
    // A new item on top, a new price, one item less.
    [create(4, 400_000), create(2, 250_000)],
    [create(1, 100_000), create(5, 500_000), create(2, 250_000), create(6, 600_000)],
  ];
  const expected: string[][] = [];
  stop();
  for (const items of lists) {
    const { unmount } = render(<Results items={items} toItemPath={toItemPath} />);
    expected.push(read());
    unmount();
  }
  stop = translateDocument({ marks, delayMs });
  const { rerender } = render(<Results items={[]} toItemPath={toItemPath} />);
  for (const items of lists) {
    rerender(<Results items={items} toItemPath={toItemPath} />);
    await wait(ms);
  }
  await wait(2000);
  expect(read()).toEqual(expected.at(-1));
  expect(new Set(expected.flat()).size).toBeGreaterThan(6);
  expect(screen.getAllByText(/^⟦.+⟧$/).length).toBeGreaterThan(20);
});
