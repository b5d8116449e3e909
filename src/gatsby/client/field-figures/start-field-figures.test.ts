/** @jest-environment jsdom */
import { measureVisit } from './measure-visit';
import { isSampled, startFieldFigures } from './start-field-figures';

jest.mock('./measure-visit', () => ({ measureVisit: jest.fn() }));

const everyLoad = { share: 1, isPreview: false, isProduction: true };
const globals = window as unknown as Record<string, unknown>;

beforeEach(() => {
  jest.useFakeTimers();
  globals.PerformanceObserver = jest.fn();
  Object.defineProperty(navigator, 'sendBeacon', { value: () => true, configurable: true });
});
afterEach(() => {
  delete globals.PerformanceObserver;
  delete globals.requestIdleCallback;
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

test.each([
  ['no load without a share', { ...everyLoad, share: 0 }, 0, false],
  ['a load within the share', { ...everyLoad, share: 0.1 }, 0.0999, true],
  ['no load beyond it', { ...everyLoad, share: 0.1 }, 0.1, false],
  ['every load', everyLoad, 0.9999, true],
  ['no preview', { ...everyLoad, isPreview: true }, 0, false],
  ['nothing in development', { ...everyLoad, isProduction: false }, 0, false],
])('%s is measured', (_, circumstances, random, expected) => {
  expect(isSampled(circumstances, random)).toBe(expected);
});

test('it begins a while after the first rendering where the browser does not say when it is idle', async () => {
  startFieldFigures(everyLoad);
  await jest.advanceTimersByTimeAsync(1999);
  expect(measureVisit).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(measureVisit).toHaveBeenCalledTimes(1);
});

test('it begins when the browser is idle', async () => {
  const whenIdle = jest.fn<number, [() => void]>();
  globals.requestIdleCallback = whenIdle;
  startFieldFigures(everyLoad);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(measureVisit).not.toHaveBeenCalled();
  whenIdle.mock.calls[0]?.[0]();
  await jest.advanceTimersByTimeAsync(0);
  expect(measureVisit).toHaveBeenCalledTimes(1);
});

test.each([
  ['PerformanceObserver', () => delete globals.PerformanceObserver],
  ['sendBeacon', () => Reflect.deleteProperty(navigator, 'sendBeacon')],
])('nothing begins in a browser without %s', async (_, remove) => {
  remove();
  startFieldFigures(everyLoad);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(measureVisit).not.toHaveBeenCalled();
});

test('without the setting nothing begins', async () => {
  startFieldFigures();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(measureVisit).not.toHaveBeenCalled();
});

test('an error of the measuring reaches nobody', async () => {
  jest.mocked(measureVisit).mockImplementationOnce(() => {
    throw new Error('no');
  });
  const rejected = jest.fn();
  process.on('unhandledRejection', rejected);
  startFieldFigures(everyLoad);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off('unhandledRejection', rejected);
  expect(measureVisit).toHaveBeenCalledTimes(1);
  expect(rejected).not.toHaveBeenCalled();
});
