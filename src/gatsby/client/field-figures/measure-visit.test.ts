/** @jest-environment jsdom */
import { onCLS, onINP, onLCP } from 'web-vitals';

import { measureVisit } from './measure-visit';

jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn() }));

const sendBeacon = jest.fn<boolean, [string, string]>();
let visibility: DocumentVisibilityState = 'visible';

beforeAll(() => {
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon });
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
  jest.mocked(onLCP).mockImplementation((report) => {
    report({ ...metric, name: 'LCP', value: 1234 } as never);
  });
  // The library reports what is not final when the page is hidden, as it does it.
  jest.mocked(onCLS).mockImplementation((report) => {
    const reportHidden = () => report({ ...metric, id: 'b', name: 'CLS', value: 0.02 } as never);
    window.addEventListener('visibilitychange', reportHidden, true);
  });
});
const metric = { id: 'a', navigationType: 'navigate', navigationStartTime: 0, navigationURL: undefined };

function show(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

test('a page that is hidden sends its figures to the site’s own server, and nothing else', () => {
  measureVisit();
  for (const measure of [onLCP, onINP, onCLS])
    expect(measure).toHaveBeenCalledWith(expect.any(Function), { reportSoftNavs: true });
  show('visible');
  expect(sendBeacon).not.toHaveBeenCalled();
  show('hidden');
  expect(sendBeacon.mock.calls).toEqual([
    [
      '/vitals',
      '{"figures":[{"route":"home","name":"LCP","way":"load","value":1234},{"route":"home","name":"CLS","way":"load","value":0.02}]}',
    ],
  ]);
});
