import type { Locator, Page } from '@playwright/test';

import { getLayoutShifts, watchLayoutShifts } from './lib/layout-shifts';
import { getItem, isOrdinary, openItem, toPath, toTitle } from './lib/stock-item';
import { expect, test } from './lib/stock-server';
import { swipe } from './lib/swipe';

const getPhotos = (page: Page): Locator => page.getByRole('list', { name: "Foto's" });
const getLightbox = (page: Page): Locator => page.getByRole('dialog', { name: "Foto's" });

/** `n / count`, as the lightbox counts. */
async function expectPosition(page: Page, number: number, count: number): Promise<void> {
  await expect(getLightbox(page).getByText(new RegExp(`^${String(number)} / ${String(count)}$`))).toBeVisible();
}

test.describe('the number of photos', () => {
  for (const [count, thumbs, more] of [
    [1, 0, null],
    [2, 2, null],
    [5, 5, null],
    [24, 5, '+19'],
  ] as const) {
    test(`${String(count)} photos`, async ({ page, stock, items, isMobile }) => {
      test.skip(isMobile && count !== 24, 'the same on every screen');
      const item = getItem(items, (one) => isOrdinary(one) && one.images.length > 20);
      const [first] = item.images;
      const images = Array.from({ length: count }, (_, index) => ({
        ...first,
        url: `http://127.0.0.1/pictures/test/${String(index + 1)}.jpg`,
      }));
      stock.edit({ [item.advertisementID]: { images } });
      await openItem(page, stock, toPath(items, item));
      await expect(
        page
          .locator('article')
          .first()
          .getByRole('link', { name: `foto 1 van ${String(count)}` })
          .first(),
      ).toBeVisible();
      await expect(getPhotos(page).getByRole('listitem')).toHaveCount(thumbs);
      await expect(page.getByText(/^\+\d+$/)).toHaveText(more === null ? [] : [more]);
      await expect(page.getByText('Nog geen foto')).toHaveCount(0);
      const right = await getPhotos(page).evaluateAll((lists) =>
        lists.map((list) => list.scrollWidth > list.clientWidth),
      );
      expect(right).toEqual(thumbs === 0 ? [] : [false]);
      await page
        .getByRole('link', { name: `foto ${String(Math.max(thumbs, 1))} van` })
        .last()
        .click();
      if (count > 1) await expectPosition(page, thumbs, count);
      await expect(getLightbox(page).getByRole('button', { name: 'Volgende foto' })).toHaveCount(count > 1 ? 1 : 0);
    });
  }

  test('without photos there is a drawing, and nothing to open', async ({ page, stock, items, isMobile }) => {
    test.skip(isMobile, 'the same on every screen');
    const item = getItem(items, (one) => one.images.length === 0 && one.makeName !== null);
    await watchLayoutShifts(page);
    await openItem(page, stock, toPath(items, item));
    await expect(page.locator('article').first().getByText('Nog geen foto')).toBeVisible();
    await expect(getPhotos(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: /foto \d+ van/ })).toHaveCount(0);
    expect(await getLayoutShifts(page)).toEqual([]);
  });
});

test('the first photo comes first and in modern formats, the others when they are near', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen');
  const item = getItem(items, isOrdinary);
  await openItem(page, stock, toPath(items, item));
  const first = page.locator('article picture').first();
  await expect(first.locator('source')).toHaveCount(2);
  expect(await first.locator('source').evaluateAll((all) => all.map((one) => one.getAttribute('type')))).toEqual([
    'image/avif',
    'image/webp',
  ]);
  await expect(first.locator('source').first()).toHaveAttribute('srcset', /\?w=480&fm=avif 480w,/);
  await expect(first.locator('img')).toHaveAttribute('fetchpriority', 'high');
  await expect(first.locator('img')).toHaveAttribute('loading', 'eager');
  await expect(page.locator('article').first().locator('[fetchpriority=high]')).toHaveCount(1);
  await expect(getPhotos(page).locator('img').first()).toHaveAttribute('loading', 'lazy');
});

test('a photo that fails becomes the drawing, small and large, and the others stay', async ({ page, stock, items }) => {
  const item = getItem(items, isOrdinary);
  await page.route('**/pictures/**/2.jpg*', (route) => route.fulfill({ status: 404, body: '' }));
  await watchLayoutShifts(page);
  await openItem(page, stock, toPath(items, item));
  const second = getPhotos(page).getByRole('listitem').nth(1);
  await second.scrollIntoViewIfNeeded();
  await expect(second.locator('svg')).toBeVisible();
  await expect(getPhotos(page).getByRole('img')).toHaveCount(4);
  expect(await getLayoutShifts(page)).toEqual([]);
  await second.getByRole('link').click();
  await expectPosition(page, 2, item.images.length);
  await expect(getLightbox(page).locator('[role=group]:not([inert]) svg')).toBeVisible();
  await expect(getLightbox(page).getByText('Nog geen foto')).toHaveCount(1);
});

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
  await page.keyboard.press('ArrowLeft');
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
  await getLightbox(page).getByRole('button', { name: "Foto's sluiten" }).click();
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a photo leads to its picture', async ({ page, items, isMobile }) => {
    test.skip(isMobile, 'the same on every screen');
    const item = getItem(items, isOrdinary);
    await page.goto(toPath(items, item));
    await expect(getPhotos(page).getByRole('link').nth(1)).toHaveAttribute('href', /\/2\.jpg\?w=1600&fm=jpg$/);
    for (const id of ['details', 'technical', 'accessories', 'description'])
      await expect(page.locator(`#${id}`)).toBeVisible();
  });
});
