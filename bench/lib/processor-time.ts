import { getTasks, parseTrace } from './trace';

/** The kinds of events that a trace needs for this. */
export const processorTimeKinds = ['blink.user_timing', 'toplevel'];

/**
 * Milliseconds of a processor that the main thread had between two marks of the page (`performance.mark`), with the
 * whole of the tasks in which they are: a clock on the wall counts as well what the thread waits for a processor that
 * others have.
 * @param json a trace as Chromium saves it. Throws when it is none, or lacks a mark.
 */
export function toProcessorTime(json: unknown, from: string, until: string): number {
  const events = parseTrace(json);
  const [start, end] = [from, until].map((mark) => events.findLast(({ name }) => name === mark));
  if (start === undefined || end === undefined) throw new Error(`The trace has no ${start ? until : from}`);
  return getTasks(events, 'toplevel', start)
    .filter(({ ts, dur }) => ts + dur >= start.ts && ts <= end.ts)
    .reduce((sum, { tdur }) => sum + tdur / 1000, 0);
}
