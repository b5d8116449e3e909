import { askSite } from './network';

/** What three clocks said at once, in milliseconds: the server's, the device's, and the page's, which nobody sets. */
type Reading = { server: number; device: number; page: number };

/**
 * So far the device's clock and the page's may come apart before neither is believed: one was set, or the other slept
 * with the device.
 */
const toleranceMs = 30_000;

let reading: Promise<Reading | null> | null = null;

/**
 * The time, in milliseconds since 1970, by the server's `Date` (RFC 9110 section 6.6.1): the clock of a device may be
 * hours or years off, and what is said of today by it would be wrong. Asked for once while the page lives, and again
 * when a clock has jumped.
 * @returns null where the server cannot be asked or does not say; asking again tries again
 */
export async function getServerTime(): Promise<number | null> {
  const before = reading;
  if (before !== null && !isSteady(await before) && reading === before) reading = null;
  const known = await (reading ??= read());
  return known === null ? null : known.server + performance.now() - known.page;
}

function isSteady(known: Reading | null): boolean {
  if (known === null) return false;
  return Math.abs(Date.now() - known.device - (performance.now() - known.page)) < toleranceMs;
}

async function read(): Promise<Reading | null> {
  const headers = await askSite();
  // A cache on the way says how many seconds ago the server said it.
  const server = Date.parse(headers?.get('date') ?? '') + Number(headers?.get('age')) * 1000;
  return Number.isNaN(server) ? null : { server, device: Date.now(), page: performance.now() };
}
