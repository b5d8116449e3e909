/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import * as React from 'react';

import type { HttpResult } from '@/lib/http';

import type { StockItem } from '../../model/item';

import type * as itemNews from './item-news';

const mockAnswer = jest.fn<Promise<HttpResult<unknown>>, []>();
jest.mock('@/lib/http', () => ({ fetchJson: () => mockAnswer() }));
jest.mock('@/lib/server-clock', () => ({ getServerTime: () => Promise.resolve(Date.now()) }));
jest.mock('../../api/stock-api', () => ({ timeouts: { browser: 1 } }));
jest.mock('@/i18n/use-locale', () => ({ useLocale: () => 'en', useIso: () => 'en-GB' }));

const now = Date.UTC(2026, 10, 20, 12);
const item: StockItem = {
  advertisementID: '1',
  category: { name: 'tractors', longPluralTranslated: {} },
  price: { amount: 2_200_000, currency: 'EUR' },
  pricing: { vat: 'btw' },
};
const changes = {
  version: 1,
  lowered: { 1: [2_200_000, 'EUR btw', 2_450_000, 30, '2026-11-25'] },
  first: { 2: now / 60_000 - 60 },
};
const lowered = 'Price lowered, was €24,500 lowest price of the 30 days before';

const ok: HttpResult<unknown> = { status: 'ok', value: changes };

beforeEach(() => {
  jest.useFakeTimers({ now });
  window.localStorage.clear();
  mockAnswer.mockReset().mockResolvedValue(ok);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A page of its own, some time after it was loaded. */
async function open(toElement: (part: typeof itemNews) => React.ReactElement): Promise<HTMLElement> {
  jest.resetModules();
  // One React for the page and the test.
  jest.doMock('react', () => React);
  const part = await import('./item-news');
  const { container } = render(toElement(part));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  return container;
}
const show = (shown: StockItem, place: 'card' | 'page' = 'card') =>
  open(({ ItemNews }) => <ItemNews item={shown} place={place} />);

it.each(['card', 'page'] as const)('says a lowered price with the lowest one before: %s', async (place) => {
  expect(await show(item, place)).toHaveTextContent(lowered);
});

it('says nothing of an item whose price is another one by now', async () => {
  expect(await show({ ...item, price: { amount: 2_100_000, currency: 'EUR' } })).toBeEmptyDOMElement();
});

it('says on cards what is new since the visit before, and nothing at the first visit', async () => {
  const other = { ...item, advertisementID: '2' };
  expect(await show(other)).toBeEmptyDOMElement();
  expect(window.localStorage.getItem('lastVisit')).toBe(String(now + 1000));
  const [early, late] = [now - 2 * 3_600_000, now - 45 * 60_000];
  window.localStorage.setItem('lastVisit', String(early));
  expect(await show(other)).toHaveTextContent('New since your last visit');
  expect(await show(other, 'page')).toBeEmptyDOMElement();
  window.localStorage.setItem('lastVisit', String(late));
  expect(await show(other)).toBeEmptyDOMElement();
});

it('says a lowered price, and not what is new, where storage is blocked', async () => {
  window.localStorage.setItem('lastVisit', String(now - 2 * 3_600_000));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(await show({ ...item, advertisementID: '2' })).toBeEmptyDOMElement();
  expect(await show(item)).toHaveTextContent(lowered);
});

it.each<[string, HttpResult<unknown>]>([
  ['nothing', { status: 'error', httpStatus: 404, reason: 'answered with status 404' }],
  ['something else', { status: 'ok', value: { version: 2 } }],
])('says nothing when the site answers %s, and asks again for the next card', async (_, failing) => {
  mockAnswer.mockResolvedValue(failing);
  let again: (() => React.ReactElement) | undefined;
  const container = await open(({ ItemNews }) => {
    again = () => <ItemNews item={item} place="card" />;
    return again();
  });
  expect(container).toBeEmptyDOMElement();
  mockAnswer.mockResolvedValue(ok);
  render(<>{again?.()}</>);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getAllByText(/Price lowered/).length).toBeGreaterThan(0);
});

it('loads once for all cards', async () => {
  await open(({ ItemNews }) => (
    <>
      <ItemNews item={item} place="card" />
      <ItemNews item={{ ...item, advertisementID: '3' }} place="card" />
    </>
  ));
  expect(screen.getAllByText(/Price lowered/)).toHaveLength(1);
  expect(mockAnswer).toHaveBeenCalledTimes(1);
});
