/** @jest-environment jsdom */
import type { RouteUpdateArgs } from 'gatsby';

import { onRouteUpdate, watchNavigation } from './watch-navigation';

const navigate = jest.fn<undefined, [string | number, object?]>();
const loadPage = jest.fn<Promise<{ status?: string } | undefined>, [string]>();

type Router = { ___navigate: typeof navigate; ___loader: { loadPage: typeof loadPage } };
const router = window as unknown as Router;

beforeAll(() => {
  Object.assign(window, { ___navigate: navigate, ___loader: { loadPage } });
  watchNavigation();
});

beforeEach(() => {
  jest.useFakeTimers();
  loadPage.mockReturnValue(new Promise(() => undefined));
  arrive('/occasions');
  jest.advanceTimersByTime(1000);
});

function arrive(path: string): void {
  window.history.replaceState(null, '', path);
  onRouteUpdate({ location: window.location } as RouteUpdateArgs, { plugins: [] });
}

function getState(): string | null {
  return document.querySelector<HTMLElement>('.progress-bar:not([hidden])')?.dataset.state ?? null;
}

it('shows a link that takes its time, from the press to the page', () => {
  router.___navigate('/contact?a=1', { replace: false });
  expect(navigate).toHaveBeenCalledWith('/contact?a=1', { replace: false });
  jest.advanceTimersByTime(200);
  expect(getState()).toBe('growing');
  arrive('/contact');
  expect(getState()).toBe('done');
});

it('shows Back to another page, too', () => {
  window.history.replaceState(null, '', '/de');
  window.dispatchEvent(new PopStateEvent('popstate'));
  jest.advanceTimersByTime(200);
  expect(getState()).toBe('growing');
});

it('does not take another address of the same page for a navigation', () => {
  router.___navigate('/occasions#top');
  window.history.pushState(null, '', '/occasions?make=Fendt');
  window.history.replaceState(null, '', '/occasions');
  window.dispatchEvent(new PopStateEvent('popstate'));
  jest.advanceTimersByTime(1000);
  expect(getState()).toBeNull();
  expect(loadPage).not.toHaveBeenCalled();
});

it.each([
  ['answers with an error', () => Promise.resolve({ status: 'error' })],
  ['has nothing', () => Promise.resolve(undefined)],
  ['fails', () => Promise.reject(new Error('no'))],
])('says so when the page cannot be had because the loader %s', async (_, answer) => {
  loadPage.mockImplementation(answer);
  router.___navigate('/contact');
  await jest.advanceTimersByTimeAsync(10);
  expect(getState()).toBe('failed');
});

it('takes the line away from a page that the browser brings back', () => {
  router.___navigate('/contact');
  jest.advanceTimersByTime(300);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  jest.advanceTimersByTime(500);
  expect(getState()).toBeNull();
});

it('marks a page that is come back to until a link leads on', () => {
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(document.documentElement.dataset).toHaveProperty('whole');
  router.___navigate('/contact');
  expect(document.documentElement.dataset).not.toHaveProperty('whole');
});
