/** @size medium */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';

import { getAnyHost } from './any-host';

const loopback = { address: '127.0.0.1', netmask: '255.0.0.0', family: 'IPv4' as const, mac: '', internal: true };

test('without IPv6 it is every address of IPv4', () => {
  expect(getAnyHost({ lo: [{ ...loopback, cidr: '127.0.0.1/8' }] })).toBe('0.0.0.0');
});

test('a server is reached at the addresses of both kinds that this machine has', async () => {
  const server = createServer((_request, response) => response.end('here'));
  await new Promise<void>((resolve) => server.listen(0, getAnyHost(), resolve));
  const { port } = server.address() as AddressInfo;
  const inside = Object.values(networkInterfaces()).flatMap((all) => all?.filter(({ internal }) => internal) ?? []);
  const hosts = inside.map(({ family, address }) => (family === 'IPv6' ? `[${address}]` : address));
  for (const host of hosts) expect(await (await fetch(`http://${host}:${String(port)}/`)).text()).toBe('here');
  expect(hosts).toContain('127.0.0.1');
  await new Promise((resolve) => server.close(resolve));
});
