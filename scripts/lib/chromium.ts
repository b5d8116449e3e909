import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { findChromium, headlessShell, installedChromium } from '../../server/watch/browser/find-chromium';

/**
 * Finds the browser of the browser tests: `CHROMIUM`, else Debian's headless shell, which is installed if possible,
 * else any.
 */
export function ensureChromium(): string {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall && (process.env.CHROMIUM ?? '') === '' && !existsSync(headlessShell)) {
    console.log('Installing Chromium for the browser tests …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'];
    spawnSync('apt-get', install, { stdio: 'inherit', timeout: 120_000 });
  }
  const found = findChromium(process.env.CHROMIUM);
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium-headless-shell), or set CHROMIUM=/path/to/it.',
  );
}

/** Finds a complete Chromium if there is one, because visitors use that: measurements with another one mean less. */
export function findWholeChromium(): string {
  const candidates = [process.env.CHROMIUM ?? '', ...installedChromium];
  return candidates.find((file) => ![headlessShell, ''].includes(file) && existsSync(file)) ?? ensureChromium();
}
