/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';

import { changeLocation, getLocationEntry, useLocationEntry } from './location-entry';
import { afterPaint } from './use-after-paint';

const change = (search: string, isLate = true, replace = false) =>
  act(() => changeLocation({ search, state: {}, replace, isLate }));
/** Asked for after the entry's own, so it comes after it, however busy the machine is. */
const paint = () => act(() => new Promise<void>((resolve) => void afterPaint(resolve)));

beforeEach(() => {
  window.dispatchEvent(new Event('click'));
  window.history.replaceState(null, '', '/stock');
});

it('shows an entry at once that is written when it is painted', async () => {
  const { result } = renderHook(() => useLocationEntry('/stock'));
  change('?late');
  expect([result.current.search, getLocationEntry().search]).toEqual(['?late', '?late']);
  expect(window.location.search).toBe('');
  const { key } = getLocationEntry().state;
  await paint();
  expect([window.location.search, getLocationEntry().search]).toEqual(['?late', '?late']);
  expect(getLocationEntry().state.key).toBe(key);
});

it.each(['click', 'keydown', 'pointerdown', 'pagehide'])('writes it before a %s', (type) => {
  change('?hurried');
  window.dispatchEvent(new Event(type));
  expect(window.location.search).toBe('?hurried');
});

it('writes one before the next, each a step of its own', () => {
  const before = window.history.length;
  change('?one');
  change('?two', false);
  expect([window.location.search, window.history.length]).toEqual(['?two', before + 2]);
  expect(getLocationEntry().search).toBe('?two');
});

it('keeps the key of an entry that another one takes the place of', () => {
  change('?one');
  const { key } = getLocationEntry().state;
  const before = window.history.length;
  change('?two', true, true);
  window.dispatchEvent(new Event('click'));
  expect([window.location.search, getLocationEntry().state.key]).toEqual(['?two', key]);
  expect(window.history.length).toBe(before + 1);
});

it('leaves the address alone when the visitor is back in an entry before, or on another page', async () => {
  const { result } = renderHook(() => useLocationEntry('/stock'));
  change('?late');
  act(() => {
    window.dispatchEvent(new Event('popstate'));
  });
  expect(result.current.search).toBe('');
  change('?late');
  window.history.pushState(null, '', '/elsewhere');
  await paint();
  expect(window.location.href).toMatch(/\/elsewhere$/);
});
