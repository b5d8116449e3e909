/** @jest-environment jsdom */
import { reportMailFailure } from './report-mail-failure';

it('is sent with each failure, and says no more than the kind of its cause', () => {
  const sendBeacon = jest.fn<boolean, [string, string]>(() => true);
  // A browser with beacons switched off.
  reportMailFailure('refused');
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon });
  reportMailFailure('refused');
  reportMailFailure('no-answer');
  expect(sendBeacon.mock.calls).toEqual([
    ['/csp-reports', '[{"type":"mail-failure","cause":"refused"}]'],
    ['/csp-reports', '[{"type":"mail-failure","cause":"no-answer"}]'],
  ]);
});
