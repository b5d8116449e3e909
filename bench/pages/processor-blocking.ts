import { getTasks, parseTrace } from '../lib/trace';

/** The blocking time of a task that remains unnoticedMs, in milliseconds. https://web.dev/articles/tbt */
const unnoticedMs = 50;

/**
 * Calculates the total blocking time in processor time, in milliseconds: the processor time of each task of the page's
 * main thread, multiplied by `slowdown`, as far as it exceeds 50 ms. Lighthouse uses elapsed time, which includes
 * waiting while browser, server and Lighthouse itself share the processors. Counts from the navigation on, not only
 * from the first paint.
 * @param json a trace as Lighthouse saves it. Throws if it is invalid, or has no navigation to this URL.
 */
export function toProcessorBlocking(json: unknown, { url, slowdown }: { url: string; slowdown: number }): number {
  const events = parseTrace(json);
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  if (start === undefined) throw new Error(`The trace has no navigation to ${url}`);
  return getTasks(events, 'disabled-by-default-devtools.timeline', start)
    .filter(({ ts }) => ts >= start.ts)
    .reduce((sum, { tdur }) => sum + Math.max(0, (tdur / 1000) * slowdown - unnoticedMs), 0);
}
