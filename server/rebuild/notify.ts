import { setTimeout as wait } from 'node:timers/promises';

import { log } from '../log/log';

/**
 * Posted when builds start to fail, fail for another reason, or succeed again, and when a release that is served
 * misbehaves: then it was taken back, or is served on.
 */
export type Notice = {
  event: 'failed' | 'recovered' | 'taken-back' | 'misbehaves';
  site: string;
  reason: string | null;
  release: string | null;
};

const texts: Readonly<Record<Notice['event'], string>> = {
  failed: 'the site could not be rebuilt.',
  recovered: 'the site is rebuilt again.',
  'taken-back': 'the last release misbehaved and was taken back.',
  misbehaves: 'something may be wrong with the last release.',
};

const timeoutMs = 10_000;

/**
 * Posts a notice as JSON. If that fails, the error is logged.
 * @returns whether it was taken; true without an address, for then nobody waits for it
 */
export async function notify(url: string | null, notice: Notice): Promise<boolean> {
  if (url === null) return true;
  const text = `${notice.site}: ${texts[notice.event]} ${notice.reason ?? ''}`.trimEnd();
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // Chat services display `text`.
      body: JSON.stringify({ ...notice, text, at: new Date().toISOString() }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) log.error(`REBUILD_NOTIFY_URL answered with status ${String(response.status)}.`);
    return response.ok;
  } catch (error) {
    log.error(`The notice could not be sent to REBUILD_NOTIFY_URL: ${String(error)}`);
    return false;
  }
}

const minuteMs = 60_000;

/**
 * Posts a notice that nothing else repeats: as long as nobody takes it again after a minute, five, and thirty.
 * @returns whether it was taken in the end
 */
export async function notifyUntilTaken(
  url: string | null,
  notice: Notice,
  pausesMs: readonly number[] = [minuteMs, 5 * minuteMs, 30 * minuteMs],
): Promise<boolean> {
  if (await notify(url, notice)) return true;
  for (const pause of pausesMs) {
    // It does not keep a process alive that ends.
    await wait(pause, undefined, { ref: false });
    if (await notify(url, notice)) return true;
  }
  return false;
}
