import type { Locator, Page } from '@playwright/test';

import { pressMs, watchNextPaint, type Change } from './lib/watch-next-paint';

/** How often a stock item is opened, and how often more are loaded. */
const presses = 10;

/** Milliseconds from a press until the new content is painted. */
export type Openings = {
  /** A stock item of the list, hovered for a moment before, as by a hand. */
  machine: number[];
  /** The next 24 stock items of the list. */
  more: number[];
};

/** Opens stock items of the overview one by one, and then loads more of them. */
export async function measureOpenings(page: Page, url: string): Promise<Openings> {
  const session = await page.context().newCDPSession(page);
  // tsx marks functions with their names by a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  const setRate = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  const time = async (press: Locator, what: Change) => {
    await press.scrollIntoViewIfNeeded();
    await press.hover();
    // A hand takes some 200 ms from hovering to pressing; the page settles as well.
    await page.waitForTimeout(300);
    await page.evaluate(watchNextPaint, { what, event: 'click' });
    await press.click({ delay: pressMs });
    return page.evaluate<number>('globalThis.nextPaint');
  };
  const open = async () => {
    await setRate(1);
    await page.goto(`${url}/occasions`, { waitUntil: 'networkidle' });
    await setRate(4);
  };
  const stockItem: number[] = [];
  const more: number[] = [];
  for (let press = 0; press < presses; press += 1) {
    await open();
    stockItem.push(await time(page.locator('#stock-results article a').nth(press), 'page'));
  }
  for (let press = 0; press < presses; press += 1) {
    // Cached content would show at once, so each measurement starts on a freshly loaded page.
    await open();
    more.push(await time(page.locator('#stock-results a[rel=next]'), 'list'));
  }
  return { machine: stockItem, more };
}
