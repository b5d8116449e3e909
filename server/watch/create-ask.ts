import type { AddressInfo } from 'node:net';

import type { Ask } from './open-page';

/** A visitor would have left. */
const timeoutMs = 3000;

/** @param origin e.g. `http://127.0.0.1:8000` */
export function createAsk(origin: string): Ask {
  return async (path) => {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      // What nearly all browsers get; one form is enough, for all are made of the same file.
      headers: { 'accept-encoding': 'br' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body };
  };
}

/** Where a process reaches its own server. @param address that it listens on */
export function toOwnOrigin({ address, port, family }: AddressInfo): string {
  const isAny = ['::', '0.0.0.0'].includes(address);
  const host = isAny ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}
