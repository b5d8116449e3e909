/**
 * @size medium
 */
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// In the same process as `small.size-fixture.ts`, and after it: what is forbidden there is allowed here.

test('serves and fetches', async () => {
  const server = createServer((_, response) => response.end('here'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const answer = await fetch(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
  expect(await answer.text()).toBe('here');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('executes as well', () => {
  expect(execFileSync(process.execPath, ['--version']).toString()).toContain(process.version);
});
