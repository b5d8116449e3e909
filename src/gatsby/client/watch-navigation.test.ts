/** @jest-environment jsdom */
import { checkNetwork } from '../../lib/network';
import { onRefusedPage } from '../../lib/refused-page';

import { showArrival, watchNavigation } from './watch-navigation';

jest.mock('../../lib/network');

const navigate = jest.fn<undefined, [string | number, object?]>();
const loadPage = jest.fn<Promise<{ status?: string } | undefined>, [string]>();
const loadPageSync = jest.fn<{ status?: string } | undefined, [string]>();
const refused = jest.fn();

type Router = { ___navigate: typeof navigate; ___loader: { loadPage: typeof loadPage } };
const router = window as unknown as Router;

beforeAll(() => {
  Object.assign(window, { ___navigate: navigate, ___loader: { loadPage, loadPageSync } });
  watchNavigation();
  onRefusedPage(refused);
});

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  jest.mocked(checkNetwork).mockResolvedValue(true);
  loadPage.mockReturnValue(new Promise(() => undefined));
  arrive('/occasions');
  jest.advanceTimersByTime(1000);
});

function arrive(path: string): void {
  window.history.replaceState(null, '', path);
  showArrival(window.location.pathname);
}

function getState(): string | null {
  return document.querySelector<HTMLElement>('.progress-bar:not([hidden])')?.dataset.state ?? null;
}

it('shows a link that takes its time, from the press to the page', async () => {
  loadPage.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve({ status: 'success' }), 300)));
  router.___navigate('/contact?a=1', { replace: false });
  await jest.advanceTimersByTimeAsync(200);
  expect(getState()).toBe('growing');
  expect(navigate).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(navigate).toHaveBeenCalledWith('/contact?a=1', { replace: false });
  arrive('/contact');
  expect(getState()).toBe('done');
});

it('puts a page that a dialog’s link opens in the place of the dialog’s entry', () => {
  window.history.replaceState({ dialog: 'menu' }, '');
  loadPageSync.mockReturnValue({ status: 'success' });
  router.___navigate('/contact', { state: { firstPage: 2 } });
  expect(navigate).toHaveBeenCalledWith('/contact', { state: { firstPage: 2 }, replace: true });
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

it('opens at once what is at hand, without a network, too', () => {
  jest.mocked(checkNetwork).mockResolvedValue(false);
  loadPageSync.mockReturnValue({ status: 'success' });
  router.___navigate('/contact');
  expect(navigate).toHaveBeenCalledWith('/contact', undefined);
  expect(refused).not.toHaveBeenCalled();
});

it('stays where it is without a network, and says so', async () => {
  jest.mocked(checkNetwork).mockResolvedValue(false);
  loadPage.mockResolvedValue({ status: 'error' });
  router.___navigate('/contact');
  await jest.advanceTimersByTimeAsync(1000);
  expect(navigate).not.toHaveBeenCalled();
  expect(refused).toHaveBeenCalledTimes(1);
  expect(getState()).toBeNull();
});

it('opens a page that comes, whatever the browser says of its network', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  loadPage.mockResolvedValue({ status: 'success' });
  router.___navigate('/contact');
  await jest.advanceTimersByTimeAsync(10);
  expect(navigate).toHaveBeenCalledWith('/contact', undefined);
  expect(checkNetwork).not.toHaveBeenCalled();
});

describe('a page that takes long', () => {
  beforeEach(() => {
    loadPage.mockImplementation(
      (path) => new Promise((resolve) => setTimeout(() => resolve({}), path === '/contact' ? 5000 : 10)),
    );
    router.___navigate('/contact');
  });

  it('is not opened when another one was wanted since', async () => {
    router.___navigate('/brands');
    await jest.advanceTimersByTimeAsync(6000);
    expect(navigate.mock.calls).toEqual([['/brands', undefined]]);
  });

  it('is not opened when Back was pressed since', async () => {
    window.history.replaceState(null, '', '/brands');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await jest.advanceTimersByTimeAsync(6000);
    expect(navigate).not.toHaveBeenCalled();
  });
});
