/** @jest-environment jsdom */
import { reportFailure } from './report-failure';

it('is sent once a page load, and says no more than that', () => {
  const sendBeacon = jest.fn(() => true);
  // An old browser.
  reportFailure();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon });
  reportFailure();
  reportFailure();
  expect(sendBeacon.mock.calls).toEqual([['/csp-reports', '[{"type":"script-error"}]']]);
});
