import { expectPosition, getLightbox, getPhotos } from './lib/gallery';
import { getLayoutShifts, watchLayoutShifts } from './lib/layout-shifts';
import { getItem, isOrdinary, openItem, toPath } from './lib/stock-item';
import { expect, test } from './lib/stock-server';

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
      await expect(page.getByText(/Nog geen foto|kon niet worden geladen/)).toHaveCount(0);
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
  const slide = getLightbox(page).locator('[role=group]:not([inert])');
  await expect(slide.getByText('Deze foto kon niet worden geladen')).toHaveCount(1);
  // As large as a photo, or nearly.
  const drawing = await getLightbox(page).locator('[role=group]:not([inert]) svg').first().boundingBox();
  expect(drawing?.width ?? 0).toBeGreaterThan(300);
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
    // What needs scripts is not offered, and keeps no place for what will not come.
    for (const name of ['Delen', 'Afdrukken']) await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByText(/^Vul het formulier in/)).toBeHidden();
    const similar = await page.locator('#similar').boundingBox();
    expect(similar?.height ?? 0).toBeLessThan(200);
  });
});
