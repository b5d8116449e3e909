import { createServer } from 'node:net';

import { getAnyHost } from '../../server/site/any-host';

/** Returns the first free port of this machine from `start` on. */
export async function findFreePort(start: number): Promise<number> {
  for (let port = start; port < start + 100; port += 1) if (await isFree(port)) return port;
  throw new Error(`No free port from ${String(start)} on.`);
}

/** Throws an error if the site's port is taken, before a long build instead of after it. */
export async function assertPortFree(port: number): Promise<void> {
  if (!(await isFree(port, getAnyHost())))
    throw new Error(
      `Port ${String(port)} is taken. Stop the process that listens there, or choose another port with PORT.`,
    );
}

function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(false);
    });
    server.listen(port, host, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}
