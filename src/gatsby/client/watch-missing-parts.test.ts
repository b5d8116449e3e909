/** @jest-environment jsdom */
import { reloadWhenPartIsMissing } from '../../lib/stale-part';

import { watchMissingParts } from './watch-missing-parts';

jest.mock('../../lib/stale-part', () => ({
  ...jest.requireActual<object>('../../lib/stale-part'),
  reloadWhenPartIsMissing: jest.fn(),
}));

const routersOwn = jest.fn<undefined, [Event]>();

beforeAll(() => {
  watchMissingParts();
  window.addEventListener('unhandledrejection', routersOwn);
});

function reject(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

it('answers a missing part before the router does, which knows no limit', () => {
  const error = new Error('Loading chunk 12 failed.');
  reject(error);
  expect(reloadWhenPartIsMissing).toHaveBeenCalledWith(error);
  expect(routersOwn).not.toHaveBeenCalled();
});

it('leaves any other rejection to who listens', () => {
  reject(new Error('no'));
  expect(reloadWhenPartIsMissing).not.toHaveBeenCalled();
  expect(routersOwn).toHaveBeenCalledTimes(1);
});

it('looks at errors that nobody caught, too', () => {
  const error = new Error('Loading CSS chunk 3 failed.');
  window.dispatchEvent(new ErrorEvent('error', { error }));
  expect(reloadWhenPartIsMissing).toHaveBeenCalledWith(error);
});
