import * as v from 'valibot';

/** A task that blocks no longer than this is not noticed; milliseconds. https://web.dev/articles/tbt */
const unnoticed = 50;

const event = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  /** Microseconds in which the thread had a processor. */
  tdur: v.optional(v.number()),
  args: v.optional(v.object({ data: v.optional(v.object({ documentLoaderURL: v.optional(v.string()) })) })),
});
const trace = v.object({ traceEvents: v.array(event) });

/**
 * Total blocking time by the processor's clock, in milliseconds: of each task of the page's main thread the time that it had a processor, as long
 * as a processor `slowdown` times slower would take for it, over 50 ms. Lighthouse goes by the clock on the wall, which counts the time as well in
 * which a task waits while browser, server and Lighthouse itself share the processors. From the navigation on, not only from the first paint.
 * @param json a trace as Lighthouse saves it. Throws when it is none, or when it has no navigation to this address.
 */
export function toProcessorBlocking(json: unknown, { url, slowdown }: { url: string; slowdown: number }): number {
  const { traceEvents } = v.parse(trace, json);
  const start = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  if (start === undefined) throw new Error(`The trace has no navigation to ${url}`);
  return traceEvents
    .filter(({ name, pid, tid, ts }) => name === 'RunTask' && pid === start.pid && tid === start.tid && ts >= start.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - unnoticed), 0);
}
