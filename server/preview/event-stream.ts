import type { ServerResponse } from 'node:http';

/** Shorter than proxies keep a silent connection. */
const aliveMs = 20_000;
/** In bytes: some hundreds of changes. The browser opens a new stream by itself. */
const maxWaiting = 1_000_000;

/** Sends events to every open page (server-sent events). */
export function createEventStream() {
  const open = new Set<ServerResponse>();
  const write = (text: string) => {
    for (const response of open) {
      // Whose browser sleeps would have all of it kept in memory.
      if (response.writableLength > maxWaiting) response.destroy();
      else response.write(text);
    }
  };
  const timer = setInterval(() => {
    write(': alive\n\n');
  }, aliveMs);
  timer.unref();
  return {
    add: (response: ServerResponse): void => {
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        // Of nginx, which would hold events back.
        'x-accel-buffering': 'no',
      });
      open.add(response);
      // Cut connections are closed ones.
      response.on('error', () => open.delete(response));
      response.once('close', () => open.delete(response));
    },
    send: (name: string, value: unknown): void => {
      write(`event: ${name}\ndata: ${JSON.stringify(value)}\n\n`);
    },
    close: (): void => {
      clearInterval(timer);
      for (const response of open) response.end();
      open.clear();
    },
  };
}

export type EventStream = ReturnType<typeof createEventStream>;
