import { getTasks, parseTrace } from './trace';

/** The trace categories that are needed. */
export const processorTimeKinds = ['blink.user_timing', 'toplevel'];

/**
 * Measures the processor time of the main thread between two marks of the page (`performance.mark`), in milliseconds,
 * with the whole tasks that contain the marks. Elapsed time would include the thread's wait for a processor that other
 * threads use.
 * @param json a trace as Chromium saves it. Throws if it is invalid or lacks a mark.
 */
export function toProcessorTime(json: unknown, from: string, until: string): number {
  const events = parseTrace(json);
  const [start, end] = [from, until].map((mark) => events.findLast(({ name }) => name === mark));
  if (start === undefined || end === undefined) throw new Error(`The trace has no ${start ? until : from}`);
  return getTasks(events, 'toplevel', start)
    .filter(({ ts, dur }) => ts + dur >= start.ts && ts <= end.ts)
    .reduce((sum, { tdur }) => sum + tdur / 1000, 0);
}
