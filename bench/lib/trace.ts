import * as v from 'valibot';

const traceEvent = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  /** Microseconds of a clock that all events share. */
  ts: v.number(),
  /** Its duration in microseconds. */
  dur: v.optional(v.number(), 0),
  /** The processor time within it, in microseconds. */
  tdur: v.optional(v.number(), 0),
  args: v.optional(v.object({ data: v.optional(v.object({ documentLoaderURL: v.optional(v.string()) })) })),
});
export type TraceEvent = v.InferOutput<typeof traceEvent>;

const trace = v.object({ traceEvents: v.array(traceEvent) });

/** Parses a trace as Chromium saves it. Throws if it is invalid. */
export function parseTrace(json: unknown): TraceEvent[] {
  return v.parse(trace, json).traceEvents;
}

/**
 * The name of a task in each category: Lighthouse requests the first one; the second one has no details of the task,
 * which would cost time.
 */
const taskNames = {
  'disabled-by-default-devtools.timeline': 'RunTask',
  toplevel: 'ThreadControllerImpl::RunTask',
} as const;

/** Returns the tasks of the thread of an event. Throws if the system does not record their processor time. */
export function getTasks(
  events: readonly TraceEvent[],
  kind: keyof typeof taskNames,
  { pid, tid }: TraceEvent,
): TraceEvent[] {
  const tasks = events.filter((event) => event.name === taskNames[kind] && event.pid === pid && event.tid === tid);
  if (tasks.length > 0 && tasks.every(({ tdur }) => tdur === 0)) throw new Error('The trace tells no processor time');
  return tasks;
}
