import type { Locator, Page } from '@playwright/test';

import { pressMs, watchNextPaint, type Change } from './lib/watch-next-paint';

/** How often a machine is opened, and more are asked for. */
const presses = 10;

/** Milliseconds from a press until what it brings is painted. */
export type Openings = {
  /** A machine of the list, pointed at for a moment before, as a hand does. */
  machine: number[];
  /** The next 24 machines of the list. */
  more: number[];
};

/** Opens one machine of the overview after the other, and then shows more and more of them. */
export async function measureOpenings(page: Page, url: string): Promise<Openings> {
  const session = await page.context().newCDPSession(page);
  // The runner marks functions with their names, which the page does not know of.
  await page.addInitScript('globalThis.__name = (value) => value');
  const setRate = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  const time = async (press: Locator, what: Change) => {
    await press.scrollIntoViewIfNeeded();
    await press.hover();
    // From pointing to pressing a hand takes some 200 ms; the page settles, too.
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
    // What is known already comes at once: each is the first of a page that was just loaded.
    await open();
    more.push(await time(page.locator('#stock-results a[rel=next]'), 'list'));
  }
  return { machine: stockItem, more };
}
