import { expectPosition, getLightbox, getPhotos } from './lib/gallery';
import { getItem, isOrdinary, openItem, toPath, toTitle } from './lib/stock-item';
import { expect, test } from './lib/stock-server';
import { swipe } from './lib/swipe';

test('the lightbox opens at the photo, goes by keys, and gives the focus back', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keys');
  const item = getItem(items, isOrdinary);
  const count = item.images.length;
  const path = toPath(items, item);
  await openItem(page, stock, path);
  const third = getPhotos(page).getByRole('link').nth(2);
  await third.focus();
  await page.keyboard.press('Enter');
  const lightbox = getLightbox(page);
  await expect(lightbox).toBeVisible();
  await expect(lightbox).toHaveAttribute('aria-modal', 'true');
  await expectPosition(page, 3, count);
  await expect(lightbox.getByRole('img', { name: `${toTitle(item)}, foto 3 van ${String(count)}` })).toBeVisible();
  expect(await lightbox.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expectPosition(page, 4, count);
  await page.keyboard.press('End');
  await expectPosition(page, count, count);
  await page.keyboard.press('Home');
  await expectPosition(page, 1, count);
  await page.keyboard.press('ArrowRight');
  await expectPosition(page, 2, count);
  await page.keyboard.press('ArrowRight');
  await expectPosition(page, 3, count);
  // However fast, each press counts.
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowLeft');
  await expectPosition(page, 1, count);
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowRight');
  await expectPosition(page, 3, count);
  await expect(lightbox.locator('[aria-live=polite] [role=group]:not([inert])')).toHaveAttribute(
    'aria-label',
    `3 van ${String(count)}`,
  );
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    // From the last button on the browser's own are next, which the page sees as none.
    const isAway = ({ ownerDocument: { activeElement, body } }: HTMLElement | SVGElement) => activeElement !== body;
    if (await lightbox.evaluate(isAway)) await expect(lightbox.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(third).toBeFocused();
  await expect(page).toHaveURL(path);
  // Back at the photo that was looked at last; loaded anew, there is nothing that was pressed to give the focus back
  // to.
  await page.goForward();
  await expectPosition(page, 3, count);
  await page.keyboard.press('ArrowRight');
  await expectPosition(page, 4, count);
  await page.reload();
  await expectPosition(page, 4, count);
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(page.getByRole('link', { name: /, foto 1 van/ }).first()).toBeFocused();
});

test('a double click opens the photos once, also while they are on their way, and they close wholly', async ({
  page,
  stock,
  items,
}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const scripts: string[] = [];
  await openItem(page, stock, toPath(items, getItem(items, isOrdinary)));
  const photo = page.getByRole('link', { name: /, foto 1 van/ }).first();
  const length = await page.evaluate(() => window.history.length);
  // Once it cannot be had, the picture itself opens, and nothing of the press is left in the history.
  await page.context().setOffline(true);
  await photo.click();
  await expect(page.getByRole('alert')).toHaveText(/^Geen internetverbinding: de foto’s/);
  await page.context().setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.route(/\.js$/, async (route) => {
    scripts.push(route.request().url());
    await released;
    await route.continue();
  });
  await photo.click();
  await photo.click();
  await expect(photo).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  release();
  await expect(getLightbox(page)).toBeVisible();
  expect(await page.evaluate(() => window.history.length)).toBe(length + 1);
  await getLightbox(page).getByRole('button', { name: 'Foto’s sluiten' }).click();
  await expect(getLightbox(page)).toHaveCount(0);
  await expect(photo).toHaveAttribute('aria-busy', 'false');
  await photo.dblclick();
  await expect(getLightbox(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getLightbox(page)).toHaveCount(0);
  await page.locator('h1').click();
  expect(await page.evaluate(() => window.history.length)).toBe(length + 1);
});

test('photos whose script is gone open as pictures', async ({ page, stock, items, isMobile }) => {
  test.skip(!isMobile, 'the same on every screen');
  await openItem(page, stock, toPath(items, getItem(items, isOrdinary)));
  await stock.itemSettled();
  await page.route(/\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page
    .getByRole('link', { name: /, foto 1 van/ })
    .first()
    .tap();
  await expect(page).toHaveURL(/\/pictures\/.*1\.jpg\?w=1600&fm=jpg$/);
});

test('Back closes the lightbox and stays on the page; Forward opens it again', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  test.skip(!isMobile, 'the same on every screen');
  const item = getItem(items, isOrdinary);
  await page.goto('/occasions');
  await openItem(page, stock, toPath(items, item));
  await page
    .locator('article')
    .first()
    .getByRole('link', { name: /foto 1 van/ })
    .first()
    .click();
  await expect(getLightbox(page)).toBeVisible();
  await page.goBack();
  await expect(getLightbox(page)).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText(toTitle(item));
  await page.goForward();
  await expect(getLightbox(page)).toBeVisible();
  await getLightbox(page).getByRole('button', { name: 'Foto’s sluiten' }).click();
  await expect(getLightbox(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/occasions');
});

test('on a phone a swipe leads to the next photo', async ({ page, stock, items, isMobile }) => {
  test.skip(!isMobile, 'a desktop has nothing to swipe on');
  const item = getItem(items, isOrdinary);
  const count = item.images.length;
  await openItem(page, stock, toPath(items, item));
  await page
    .locator('article')
    .first()
    .getByRole('link', { name: /foto 1 van/ })
    .first()
    .tap();
  await expectPosition(page, 1, count);
  await swipe(page, { from: [330, 420], to: [40, 420] });
  await expectPosition(page, 2, count);
  await swipe(page, { from: [40, 420], to: [330, 420] });
  await expectPosition(page, 1, count);
  await swipe(page, { from: [195, 300], to: [195, 700] });
  await expect(getLightbox(page)).toHaveCount(0);
});
