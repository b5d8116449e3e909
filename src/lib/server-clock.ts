import { fetchSiteHeaders } from './network';

/** One reading of three clocks, in milliseconds: the server's, the device's, and the page's monotonic one. */
type Reading = { server: number; device: number; page: number };

/**
 * How far the device's clock and the page's may drift apart before the reading is discarded: one was set, or the other
 * paused while the device slept.
 */
const toleranceMs = 30_000;

let reading: Promise<Reading | null> | null = null;

/**
 * The time in milliseconds since 1970 by the server's `Date` header (RFC 9110 section 6.6.1): a device's clock may be
 * hours or years off. Requested once for each page load, and again after a clock jumped.
 * @returns null if the request fails or has no `Date`; the next call tries again
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
  const headers = await fetchSiteHeaders();
  // `Age`: seconds since a cache received the response.
  const server = Date.parse(headers?.get('date') ?? '') + Number(headers?.get('age')) * 1000;
  return Number.isNaN(server) ? null : { server, device: Date.now(), page: performance.now() };
}
