import { createServer } from 'node:net';

/** The first port from `start` on that nobody on this machine listens at. */
export async function findFreePort(start: number): Promise<number> {
  for (let port = start; port < start + 100; port += 1) if (await isFree(port)) return port;
  throw new Error(`No free port from ${String(start)} on.`);
}

/** Throws a sentence when the site's port is taken, before a long build rather than after it. */
export async function assertPortFree(port: number): Promise<void> {
  if (!(await isFree(port, '0.0.0.0')))
    throw new Error(`Port ${String(port)} is taken. Stop what listens there, or choose another one with PORT.`);
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
