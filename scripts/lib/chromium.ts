import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without its windows: the same pages in two thirds of the time. */
const quickest = '/usr/bin/chromium-headless-shell';
const candidates = [
  process.env.CHROMIUM ?? '',
  quickest,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function findChromium(): string | undefined {
  return candidates.find((file) => file !== '' && existsSync(file));
}

/**
 * The browser of the browser tests: the one that is named, else Debian's quickest, installed where that is allowed,
 * else any.
 */
export function ensureChromium(): string {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall && (process.env.CHROMIUM ?? '') === '' && !existsSync(quickest)) {
    console.log('Installing Chromium for the browser tests …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'];
    spawnSync('apt-get', install, { stdio: 'inherit', timeout: 120_000 });
  }
  const found = findChromium();
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium-headless-shell), or say where it is with CHROMIUM=/path/to/it.',
  );
}

/**
 * The browser that visitors have, with all of its parts, where it is there: what is measured with another says less.
 */
export function findWholeChromium(): string {
  return candidates.find((file) => ![quickest, ''].includes(file) && existsSync(file)) ?? ensureChromium();
}
