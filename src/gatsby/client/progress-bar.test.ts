/** @jest-environment jsdom */
import { createProgressBar, type ProgressBar } from './progress-bar';

let bar: ProgressBar;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  bar = createProgressBar();
});

/** What is on screen: the state of the bar, or null while there is none. */
function getState(): string | null {
  const element = document.querySelector<HTMLElement>('.progress-bar:not([hidden])');
  return element?.dataset.state ?? null;
}

it('is shown only when a navigation takes longer than 200 ms', () => {
  bar.start();
  jest.advanceTimersByTime(199);
  expect(getState()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(getState()).toBe('growing');
});

it('is never shown for a quick one', () => {
  bar.start();
  jest.advanceTimersByTime(150);
  bar.finish();
  jest.advanceTimersByTime(10_000);
  expect(getState()).toBeNull();
});

it('grows for 5 s and goes 500 ms after the end', () => {
  bar.start();
  jest.advanceTimersByTime(1000);
  const element = document.querySelector<HTMLElement>('.progress-bar');
  expect(element?.style.getPropertyValue('--progress-duration')).toBe('5000ms');
  bar.finish();
  expect(getState()).toBe('done');
  jest.advanceTimersByTime(499);
  expect(getState()).toBe('done');
  jest.advanceTimersByTime(1);
  expect(getState()).toBeNull();
});

it('begins anew with another navigation, in the time it takes to go, too', () => {
  bar.start();
  jest.advanceTimersByTime(300);
  bar.finish();
  jest.advanceTimersByTime(100);
  bar.start();
  expect(getState()).toBeNull();
  jest.advanceTimersByTime(450);
  expect(getState()).toBe('growing');
  expect(document.querySelectorAll('.progress-bar')).toHaveLength(1);
});

it('shows at once, and for good, that a page could not be had', () => {
  bar.start();
  jest.advanceTimersByTime(50);
  bar.fail();
  jest.advanceTimersByTime(10_000);
  expect(getState()).toBe('failed');
});

it('has nothing to finish or fail before a start', () => {
  bar.finish();
  bar.fail();
  jest.advanceTimersByTime(1000);
  expect(getState()).toBeNull();
});

it('is nothing to screen readers', () => {
  bar.start();
  jest.advanceTimersByTime(200);
  expect(document.querySelector('.progress-bar')?.getAttribute('aria-hidden')).toBe('true');
});
