import { getTasks, parseTrace } from '../lib/trace';

/** A task that blocks no longer than this is not noticed; milliseconds. https://web.dev/articles/tbt */
const unnoticed = 50;

/**
 * Total blocking time by the processor's clock, in milliseconds: of each task of the page's main thread the time that
 * it had a processor, as long as a processor `slowdown` times slower would take for it, over 50 ms. Lighthouse goes by
 * the clock on the wall, which counts the time as well in which a task waits while browser, server and Lighthouse
 * itself share the processors. From the navigation on, not only from the first paint.
 * @param json a trace as Lighthouse saves it. Throws when it is none, or when it has no navigation to this address.
 */
export function toProcessorBlocking(json: unknown, { url, slowdown }: { url: string; slowdown: number }): number {
  const events = parseTrace(json);
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  if (start === undefined) throw new Error(`The trace has no navigation to ${url}`);
  return getTasks(events, 'disabled-by-default-devtools.timeline', start)
    .filter(({ ts }) => ts >= start.ts)
    .reduce((sum, { tdur }) => sum + Math.max(0, (tdur / 1000) * slowdown - unnoticed), 0);
}
