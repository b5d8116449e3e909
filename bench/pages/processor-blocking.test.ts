import { toProcessorBlocking } from './processor-blocking';

const url = 'http://localhost:8123/occasions';
const main = { pid: 1, tid: 7 };
const start = { name: 'navigationStart', ...main, ts: 1000, args: { data: { documentLoaderURL: url } } };
const task = (cpu: number, over: object = {}) => ({
  name: 'RunTask',
  ...main,
  ts: 2000,
  dur: 90_000,
  tdur: cpu,
  ...over,
});

test('processor time over 50 ms counts, as long as it takes on a slower processor', () => {
  const traceEvents = [start, task(20_000), task(12_500), task(15_000)];
  expect(toProcessorBlocking({ traceEvents }, { url, slowdown: 4 })).toBe(30 + 0 + 10);
  expect(toProcessorBlocking({ traceEvents }, { url, slowdown: 1 })).toBe(0);
});

test('other threads, other processes, earlier tasks, and parts of a task do not count', () => {
  const others = [{ tid: 8 }, { pid: 2 }, { ts: 999 }, { name: 'FunctionCall' }].map((over) => task(20_000, over));
  expect(toProcessorBlocking({ traceEvents: [start, ...others] }, { url, slowdown: 4 })).toBe(0);
});

test('the last of several navigations to the page counts', () => {
  const traceEvents = [{ ...start, ts: 10 }, task(20_000, { ts: 20 }), start, task(15_000)];
  expect(toProcessorBlocking({ traceEvents }, { url, slowdown: 4 })).toBe(10);
});

test('a trace of another page and an invalid trace are errors', () => {
  const other = { ...start, args: { data: { documentLoaderURL: 'about:blank' } } };
  expect(() => toProcessorBlocking({ traceEvents: [other] }, { url, slowdown: 4 })).toThrow(url);
  expect(() => toProcessorBlocking({}, { url, slowdown: 4 })).toThrow('traceEvents');
});
