import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without a window system, which renders the same pages in two thirds of the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const candidates = [
  process.env.CHROMIUM ?? '',
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function findChromium(): string | undefined {
  return candidates.find((file) => file !== '' && existsSync(file));
}

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
  const found = findChromium();
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium-headless-shell), or set CHROMIUM=/path/to/it.',
  );
}

/** Finds a complete Chromium if there is one, because visitors use that: measurements with another one mean less. */
export function findWholeChromium(): string {
  return candidates.find((file) => ![headlessShell, ''].includes(file) && existsSync(file)) ?? ensureChromium();
}
