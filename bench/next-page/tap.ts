import type { Locator, Page } from '@playwright/test';

import { pressMs } from '../lib/watch-next-paint';

/** Taps as a finger does: it rests on the glass for a moment. @param onTap is called when it touches the glass */
export async function tap(page: Page, target: Locator, onTap: () => void): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to tap.');
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  onTap();
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(pressMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
