import type { Page } from '@playwright/test';

type Point = readonly [x: number, y: number];

/** A finger that goes from one place of the screen to another in a fifth of a second. Chromium only. */
export async function swipe(page: Page, { from, to }: { from: Point; to: Point }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const steps = 10;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: from[0] + (to[0] - from[0]) * part, y: from[1] + (to[1] - from[1]) * part }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= steps; step += 1) {
    await touch('touchMove', step / steps);
    await page.waitForTimeout(20);
  }
  await touch('touchEnd', 1);
  await session.detach();
}
