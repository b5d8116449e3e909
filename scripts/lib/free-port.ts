import { createServer } from 'node:net';

/** The first port from `start` on that nobody on this machine listens at. */
export async function findFreePort(start: number): Promise<number> {
  for (let port = start; port < start + 100; port += 1) if (await isFree(port)) return port;
  throw new Error(`No free port from ${String(start)} on.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(false);
    });
    server.listen(port, '127.0.0.1', () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}
