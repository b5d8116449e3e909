import type { Readable, Writable } from 'node:stream';

import * as v from 'valibot';

/** What a browser says by itself, e.g. `Runtime.exceptionThrown`, of the page with this session. */
export type DevtoolsEvent = { method: string; params: unknown; sessionId?: string | undefined };

export type Devtools = {
  /**
   * Sends a command and waits for its answer.
   * @param sessionId of a page; without it the browser itself is meant
   * @throws when the browser refuses it, does not answer, or is gone
   */
  send: (method: string, params?: object, sessionId?: string) => Promise<unknown>;
  /** Calls the function for each event from now on. @returns what ends that */
  listen: (listener: (event: DevtoolsEvent) => void) => () => void;
};

const schema = v.object({
  id: v.optional(v.number()),
  method: v.optional(v.string()),
  params: v.optional(v.unknown()),
  sessionId: v.optional(v.string()),
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ message: v.string() })),
});

/** A page whose script never ends answers nothing any more. A busy machine takes a second. */
const answerMs = 8000;

/**
 * Speaks Chromium's DevTools protocol over the pipes of `--remote-debugging-pipe`: JSON messages that end with a zero
 * byte (https://chromedevtools.github.io/devtools-protocol/). Pipes need no port, which others could connect to, and no
 * package, which an installation without development dependencies would not have.
 */
export function connectDevtools(write: Writable, read: Readable): Devtools {
  const pending = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  const listeners = new Set<(event: DevtoolsEvent) => void>();
  let sent = 0;
  let isOpen = true;
  let rest: Buffer[] = [];

  const receive = (text: string) => {
    const { id, method, params, sessionId, result, error } = v.parse(schema, JSON.parse(text));
    if (method !== undefined) for (const listener of [...listeners]) listener({ method, params, sessionId });
    const waiting = pending.get(id ?? 0);
    pending.delete(id ?? 0);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(new Error(error.message));
  };
  read.on('data', (part: Buffer) => {
    let start = 0;
    for (let end = part.indexOf(0); end !== -1; end = part.indexOf(0, start)) {
      receive(Buffer.concat([...rest, part.subarray(start, end)]).toString());
      rest = [];
      start = end + 1;
    }
    rest.push(part.subarray(start));
  });
  const close = () => {
    isOpen = false;
    for (const { reject } of pending.values()) reject(new Error('The browser is gone.'));
    pending.clear();
  };
  for (const stream of [write, read]) stream.on('error', close).on('close', close);

  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        if (!isOpen) {
          reject(new Error('The browser is gone.'));
          return;
        }
        sent += 1;
        const id = sent;
        const timer = setTimeout(() => {
          pending.delete(id);
          reject(new Error(`The browser does not answer ${method} within ${String(answerMs / 1000)} s.`));
        }, answerMs);
        const settle =
          <T>(end: (value: T) => void) =>
          (value: T) => {
            clearTimeout(timer);
            end(value);
          };
        pending.set(id, { resolve: settle(resolve), reject: settle(reject) });
        write.write(`${JSON.stringify({ id: sent, method, params, sessionId })}\0`);
      }),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
