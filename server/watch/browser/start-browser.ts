import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

import { connectDevtools, type Devtools } from './devtools';

export type Browser = { devtools: Devtools; close: () => Promise<void> };

/** A browser that says nothing for so long does not start any more. */
const startMs = 5000;
/** How long it may take to end by itself. */
const endMs = 1000;

const options = [
  '--headless',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-extensions',
  '--disable-gpu',
  // Containers have 64 MB there.
  '--disable-dev-shm-usage',
  '--mute-audio',
];

/**
 * Starts a headless Chromium with an empty profile.
 * @param file its path
 * @throws when it does not start, which is no fault of any page
 */
export async function startBrowser(file: string): Promise<Browser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'watch-browser-'));
  // As root it refuses to start in its sandbox.
  const own = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(file, [...options, ...own, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', resolve).once('error', () => resolve()));
  const close = async (devtools?: Devtools) => {
    // Killed at once, it leaves processes that still write into its profile.
    await Promise.race([devtools?.send('Browser.close').catch(() => undefined), wait(endMs)]);
    await Promise.race([ended, wait(devtools === undefined ? 0 : endMs)]);
    child.kill('SIGKILL');
    await ended;
    // Else they keep this process alive.
    for (const stream of child.stdio) stream?.destroy();
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }).catch(() => undefined);
  };
  try {
    const [write, read] = [child.stdio[3] as Writable, child.stdio[4] as Readable];
    const devtools = connectDevtools(write, read);
    const started = devtools.send('Browser.getVersion').then(() => true);
    if (!(await Promise.race([started, wait(startMs, false, { ref: false })])))
      throw new Error(`It says nothing for ${String(startMs / 1000)} s.`);
    return { devtools, close: () => close(devtools) };
  } catch (error) {
    await close();
    throw error;
  }
}
