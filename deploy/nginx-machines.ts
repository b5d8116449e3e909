import { toLivePage } from '../src/i18n/live-machines';
import { splitLocale } from '../src/i18n/paths';

/** In a release: the machines that have no pages of their own, as nginx is told of them. */
export const machinesFile = 'nginx-machines.conf';

/** What nginx keeps beside each address, in bytes, rounded up; and how many addresses are to have room in one place of the table. */
const besides = 32;
const together = 4;

/**
 * A table of nginx, to be included in its `http` (no `server` may have one): for the address of a machine that has no page of its own
 * the page of its language that shows it live, for every other address nothing (`nginx-config.ts`). Its sizes are those of the
 * addresses: with one that has no room nginx does not start.
 */
export function toMachinesMap(addresses: readonly string[]): string {
  const longest = Math.max(0, ...addresses.map((address) => address.length));
  const sizes =
    addresses.length === 0
      ? ''
      : `map_hash_bucket_size ${String(2 ** Math.ceil(Math.log2(together * (longest + besides))))};\nmap_hash_max_size ${String(2 * addresses.length)};\n`;
  const lines = addresses.map((address) => `  ${address} /${toLivePage(splitLocale(address)[0])};\n`);
  return `# Made by the build: the machines that have no pages of their own.\n${sizes}map $uri $live_machine {\n${lines.join('')}}\n`;
}
