import { toProcessorTime } from './processor-time';

const main = { pid: 1, tid: 7 };
const mark = (name: string, ts: number) => ({ name, ...main, ts });
const task = (ts: number, over: object = {}) => ({
  name: 'ThreadControllerImpl::RunTask',
  ...main,
  ts,
  dur: 100,
  tdur: 4000,
  ...over,
});
const marks = [mark('pressed', 1050), mark('painted', 1250)];

test('tasks between the marks count, and those that contain the marks, by their processor time', () => {
  const traceEvents = [...marks, task(900), task(1000), task(1120, { tdur: 500 }), task(1240), task(1300)];
  expect(toProcessorTime({ traceEvents }, 'pressed', 'painted')).toBe(4 + 0.5 + 4);
});

test('other threads and parts of tasks do not count', () => {
  const others = [{ tid: 8 }, { pid: 2 }, { name: 'FunctionCall' }].map((over) => task(1100, over));
  expect(toProcessorTime({ traceEvents: [...marks, ...others] }, 'pressed', 'painted')).toBe(0);
});

test('a trace without processor time is an error, not a time of zero', () => {
  const traceEvents = [...marks, task(1100, { tdur: undefined })];
  expect(() => toProcessorTime({ traceEvents }, 'pressed', 'painted')).toThrow('processor time');
});

test('a trace without a mark is an error', () => {
  expect(() => toProcessorTime({ traceEvents: marks }, 'pressed', 'arrived')).toThrow('arrived');
  expect(() => toProcessorTime({ traceEvents: [] }, 'pressed', 'painted')).toThrow('pressed');
});
