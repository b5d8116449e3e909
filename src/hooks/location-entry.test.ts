/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';

import { changeLocation, getLocationEntry, leaveEntry, useLocationEntry } from './location-entry';
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

describe('a browser that refuses to write the history', () => {
  const refusals = {
    'with an exception': () => {
      throw new DOMException('Attempt to use history.pushState() more than 100 times per 30 seconds', 'SecurityError');
    },
    'without a word': () => undefined,
  };
  const refuse = (act: () => void) => {
    jest.spyOn(window.history, 'pushState').mockImplementation(act);
    jest.spyOn(window.history, 'replaceState').mockImplementation(act);
  };
  const allow = () => jest.restoreAllMocks();
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it.each(Object.entries(refusals))('%s, keeps nobody from going on, and is written to later', (_, how) => {
    const { result } = renderHook(() => useLocationEntry('/stock'));
    const before = window.history.length;
    refuse(how);
    change('?one', false);
    change('?typed', false);
    change('?typed+on', true, true);
    act(() => jest.advanceTimersByTime(60_000));
    expect([result.current.search, getLocationEntry().search]).toEqual(['?typed+on', '?typed+on']);
    expect(window.location.search).toBe('');
    const { key } = getLocationEntry().state;
    allow();
    act(() => jest.advanceTimersByTime(5000));
    expect([window.location.search, window.history.length]).toEqual(['?typed+on', before + 2]);
    expect([result.current.search, getLocationEntry().state.key]).toEqual(['?typed+on', key]);
    act(() => jest.advanceTimersByTime(60_000));
    expect(window.history.length).toBe(before + 2);
  });

  it('is asked again by the next press, and by what leads away', () => {
    refuse(refusals['with an exception']);
    change('?one', false);
    allow();
    window.dispatchEvent(new Event('pagehide'));
    expect(window.location.search).toBe('?one');
  });

  it('is not asked any more where Back was pressed meanwhile', () => {
    const { result } = renderHook(() => useLocationEntry('/stock'));
    refuse(refusals['with an exception']);
    change('?one', false);
    allow();
    act(() => {
      window.dispatchEvent(new Event('popstate'));
    });
    act(() => jest.advanceTimersByTime(60_000));
    expect([result.current.search, window.location.search]).toEqual(['', '']);
  });

  it('has no entry to leave: what was shown before is shown again, and the page is not left', () => {
    const back = jest.spyOn(window.history, 'back');
    const { result } = renderHook(() => useLocationEntry('/stock'));
    refuse(refusals['without a word']);
    change('?one', false);
    act(() => changeLocation({ search: '?one', state: { dialog: 'filters' }, replace: false }));
    expect(result.current.state.dialog).toBe('filters');
    act(() => leaveEntry());
    expect([result.current.search, result.current.state.dialog]).toEqual(['?one', undefined]);
    expect(back).not.toHaveBeenCalled();
  });
});

describe('a browser that does not go back', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it.each([
    ['without a word', () => undefined, 1000],
    [
      'with an exception',
      () => {
        throw new DOMException('refused', 'SecurityError');
      },
      0,
    ],
  ])('%s, closes the dialog all the same, and each one after it', (_, how, afterMs) => {
    jest.spyOn(window.history, 'back').mockImplementation(how);
    const { result } = renderHook(() => useLocationEntry('/stock'));
    for (const dialog of ['filters', 'photo-1']) {
      act(() => changeLocation({ search: '?one', state: { dialog }, replace: false }));
      expect(result.current.state.dialog).toBe(dialog);
      act(() => leaveEntry());
      act(() => jest.advanceTimersByTime(afterMs));
      expect([result.current.search, result.current.state.dialog]).toEqual(['?one', undefined]);
    }
  });

  it('leaves a page alone that was opened meanwhile', () => {
    jest.spyOn(window.history, 'back').mockReturnValue();
    change('?one', false);
    act(() => leaveEntry());
    window.history.pushState({ key: '5' }, '', '/elsewhere');
    act(() => jest.advanceTimersByTime(1000));
    expect([window.location.pathname, window.history.state]).toEqual(['/elsewhere', { key: '5' }]);
  });
});

it.each<[string, unknown, object]>([
  ['nothing', null, {}],
  ['a word', 'filters', {}],
  ['a list', ['filters'], { 0: 'filters' }],
  ['other types', { key: 7, firstPage: '2', column: '1', typing: {}, anchor: null, dialog: ['photo-1'] }, {}],
  ['something of its own', { key: '7', firstPage: 2, theirs: { a: 1 } }, { key: '7', firstPage: 2, theirs: { a: 1 } }],
])('an entry of the history that says %s has nothing of another shape', (_, state, expected) => {
  window.history.replaceState(state, '', '/stock');
  expect(getLocationEntry().state).toEqual(expected);
});
