import { existsSync } from 'node:fs';

/** Chromium without a window system, which renders the same pages in two thirds of the time. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

/** Where systems install Chromium, the quickest first. */
export const installedChromium: readonly string[] = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The path of the Chromium that releases are opened in; undefined for none.
 * @param setting `WATCH_BROWSER`: a path, `off`, or null for one that is found
 */
export function chooseBrowser(setting: string | null): string | undefined {
  return setting === 'off' ? undefined : (setting ?? findChromium());
}

/** Finds an installed Chromium. @param first a path that is preferred, if there is one */
export function findChromium(first = ''): string | undefined {
  return [first, ...installedChromium].find((file) => file !== '' && existsSync(file));
}
