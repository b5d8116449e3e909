import * as v from 'valibot';

const traceEvent = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  /** Microseconds of a clock that all events share. */
  ts: v.number(),
  /** Microseconds that it took. */
  dur: v.optional(v.number(), 0),
  /** Those of them in which its thread had a processor. */
  tdur: v.optional(v.number(), 0),
  args: v.optional(v.object({ data: v.optional(v.object({ documentLoaderURL: v.optional(v.string()) })) })),
});
export type TraceEvent = v.InferOutput<typeof traceEvent>;

const trace = v.object({ traceEvents: v.array(traceEvent) });

/** The events of a trace as Chromium saves it. Throws when it is none. */
export function parseTrace(json: unknown): TraceEvent[] {
  return v.parse(trace, json).traceEvents;
}

/**
 * What a task is called among the events of a kind: Lighthouse asks for the first, and the second comes without what is
 * done in it, which would cost time.
 */
const taskNames = {
  'disabled-by-default-devtools.timeline': 'RunTask',
  toplevel: 'ThreadControllerImpl::RunTask',
} as const;

/**
 * The tasks of the thread on which something happened. Throws where the system does not tell what time they had a
 * processor.
 */
export function getTasks(
  events: readonly TraceEvent[],
  kind: keyof typeof taskNames,
  { pid, tid }: TraceEvent,
): TraceEvent[] {
  const tasks = events.filter((event) => event.name === taskNames[kind] && event.pid === pid && event.tid === tid);
  if (tasks.length > 0 && tasks.every(({ tdur }) => tdur === 0)) throw new Error('The trace tells no processor time');
  return tasks;
}
