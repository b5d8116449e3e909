import { networkInterfaces } from 'node:os';

/**
 * What a server listens on to be reached at all addresses of this machine, those of IPv6 included.
 * @param interfaces of this machine; without IPv6 it can be switched off, and `::` is refused
 */
export function getAnyHost(interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces()): string {
  const hasIPv6 = Object.values(interfaces).some((addresses) => addresses?.some(({ family }) => family === 'IPv6'));
  return hasIPv6 ? '::' : '0.0.0.0';
}
