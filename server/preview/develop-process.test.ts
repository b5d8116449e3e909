/** @size small */
import { keepDeveloping, type DevelopState } from './develop-process';

const states: DevelopState[] = [];
let runs: { signal: AbortSignal; end: () => void }[] = [];
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  states.length = 0;
  runs = [];
});
afterEach(() => jest.useRealTimers());

const start = () =>
  keepDeveloping({
    run: (signal) =>
      new Promise<void>((resolve) => {
        runs.push({ signal, end: resolve });
        signal.addEventListener('abort', () => resolve());
      }),
    isUp: () => Promise.resolve(true),
    onState: (state) => states.push(state),
  });

test('what shall be restarted ends and begins at once, and is called changed until it is ready', async () => {
  const developing = start();
  await settle();
  expect(states).toEqual(['starting', 'ready']);
  developing.restart();
  await settle();
  expect(runs.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(states).toEqual(['starting', 'ready', 'changed', 'ready']);
  developing.stop();
});
