/** @size medium */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { getInheritedSocket } from './inherited-socket';

test.each([
  [{}, null],
  [{ LISTEN_PID: '7', LISTEN_FDS: '1' }, 3],
  [{ LISTEN_PID: '8', LISTEN_FDS: '1' }, null],
  [{ LISTEN_PID: '7', LISTEN_FDS: '0' }, null],
  [{ LISTEN_PID: '7' }, null],
])('of %j the socket is %p', (environment, socket) => {
  expect(getInheritedSocket(environment, 7)).toBe(socket);
});

test('several sockets are refused', () => {
  expect(() => getInheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: '2' }, 7)).toThrow('keep one ListenStream');
});

/** Does what systemd does: holds the socket without answering, and starts the server twice. */
const script = `for turn in 1 2; do
  sh -c 'echo "pid $$."; LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" --import tsx scripts/serve-production.ts' "$0"
  sleep 0.5
done`;

test('while the server is restarted no connection is refused, and each gets its answer', async () => {
  const releasesDir = mkdtempSync(path.join(tmpdir(), 'socket-'));
  mkdirSync(path.join(releasesDir, 'current'));
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  // Node has no name for it: the descriptor of a listening socket.
  const { fd } = (listener as unknown as { _handle: { fd: number } })._handle;
  const holder = spawn('sh', ['-c', script, process.execPath], {
    stdio: ['ignore', 'pipe', 'inherit', fd],
    env: {
      ...process.env,
      ...{ RELEASES_DIR: releasesDir, SITE_URL: 'https://dealer.example', PORT: String(port), REBUILD_COMMAND: 'true' },
      ...{ GATSBY_STOCK_API_URL: 'http://127.0.0.1:9', GATSBY_STOCK_COMPANY_ID: 'demo' },
    },
  });
  listener.close();
  let output = '';
  holder.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const waitFor = async (text: RegExp) => {
    while (!text.test(output)) await wait(20);
    return text.exec(output)?.[1] ?? '';
  };
  // A connection of its own for each: a server that stops closes those that are kept open.
  const ask = async () => {
    const asked = get({ port, host: '127.0.0.1', path: '/health/live', agent: false });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  try {
    await waitFor(/is served at/);
    expect(await ask()).toBe(200);
    const first = Number(await waitFor(/pid (\d+)\./));
    process.kill(first, 'SIGTERM');
    while (existsSync(`/proc/${String(first)}`)) await wait(10);
    // There is no server now.
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([200, 200, 200]);
    process.kill(Number(await waitFor(/pid[\s\S]*pid (\d+)\./)), 'SIGTERM');
    await once(holder, 'close');
  } finally {
    holder.kill();
    rmSync(releasesDir, { recursive: true, force: true });
  }
});
