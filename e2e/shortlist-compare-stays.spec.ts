import { chooseLanguage } from './lib/language';
import { openShortlist, pickAlike, store, toEntry } from './lib/shortlist';
import { isOrdinary, toTitle } from './lib/stock-item';
import { expect, test } from './lib/stock-server';

test('Back, a reload and a change of language lead to the same comparison and place', async ({
  page,
  stock,
  items,
}) => {
  const own = items.filter(isOrdinary).slice(0, 8);
  const fifth = own[4];
  if (fifth === undefined) throw new Error('Eight are needed.');
  await store(
    page,
    own.map((item) => toEntry(item)),
  );
  await page.setViewportSize({ width: 900, height: 700 });
  await openShortlist(page, stock);
  const length = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Vergelijken' }).click();
  await page.getByLabel('Alleen verschillen').check();
  await expect(page).toHaveURL(/\/bewaard\?view=compare&only=differences$/);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.getByLabel('Alleen verschillen').uncheck();
  await expect(page).toHaveURL(/\/bewaard\?view=compare$/);
  await stock.settled();
  const table = page.getByRole('table');
  const body = table.locator('tbody');
  await expect.poll(() => table.locator('[data-row]').count()).toBeGreaterThan(20);
  const place = () =>
    page.evaluate(() => ({
      down: Math.round(scrollY / 4),
      sideways: Math.round((document.querySelector('tbody')?.scrollLeft ?? 0) / 4),
      head: Math.round((document.querySelector('thead')?.scrollLeft ?? 0) / 4),
    }));
  await body.evaluate((box) => {
    box.scrollLeft = 160;
  });
  await page.evaluate(() => scrollTo(0, 1000));
  await expect.poll(async () => (await place()).head).toBe(40);
  await page.waitForTimeout(700);
  const before = await place();
  await page.getByRole('columnheader').nth(4).getByRole('link').click();
  await expect(page.locator('h1')).toHaveText(toTitle(fifth));
  await page.goBack();
  await expect(table).toBeVisible();
  await expect.poll(place).toEqual(before);
  await page.reload();
  await expect.poll(place).toEqual(before);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText(toTitle(fifth));
  await page.goBack();
  await expect.poll(place).toEqual(before);
  await page.evaluate(() => scrollTo(0, 0));
  await chooseLanguage(page, 'en');
  await expect(page).toHaveURL(/\/en\/saved\?view=compare$/);
  await expect(page.getByRole('table', { name: 'Your machines compared' })).toBeVisible();
  // The header's link leads to the list as it is by itself.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Saved/ })
    .click();
  await expect(page).toHaveURL(/\/en\/saved$/);
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('a comparison is shared as one, with the notes of the sender', async ({ page, stock, items, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [first, second] = pickAlike(items, 2);
  if (first === undefined || second === undefined) throw new Error('Two are needed.');
  await store(page, [toEntry(first, 'Banden?'), toEntry(second)]);
  await openShortlist(page, stock, '/bewaard?view=compare');
  await page.getByLabel('Notities meesturen').check();
  await page.getByRole('button', { name: 'Delen' }).click();
  await page.getByRole('button', { name: 'Link kopiëren' }).click();
  await expect(page.getByText('Link gekopieerd').first()).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.search).toMatch(/^\?ids=.*&view=compare$/);
  await page.goto(link.pathname + link.search, { waitUntil: 'domcontentloaded' });
  const notes = page.getByRole('row', { name: 'Notitie van de afzender' });
  await expect(notes.getByRole('cell').first()).toHaveText('Banden?');
  await page.getByRole('columnheader').first().getByRole('link').click();
  await expect(page.locator('h1')).toHaveText(toTitle(first));
  await page.goBack();
  await expect(notes).toBeVisible();
});

test('what is removed leaves its message in sight, in the list too', async ({ page, stock, items }) => {
  const own = pickAlike(items, 4);
  await store(
    page,
    own.map((item) => toEntry(item)),
  );
  await openShortlist(page, stock);
  const undo = page.getByRole('button', { name: 'Ongedaan maken' });
  const remove = page.locator('[data-remove]').nth(2);
  await remove.evaluate((button) => button.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => scrollBy(0, 24));
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(undo).toBeFocused();
  await expect(undo).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Vergelijken' }).click();
  await stock.settled();
  await page.locator('[data-row]').last().scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page.locator('[data-remove]').first().click();
  await expect(undo).toBeFocused();
  await expect(undo).toBeInViewport({ ratio: 1 });
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-remove]').first()).toBeFocused();
  await expect(page.locator('[data-remove]').first()).toBeInViewport({ ratio: 1 });
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
});

test('two machines of one name are told apart by their stock numbers', async ({ page, stock, items }) => {
  const [first, second] = pickAlike(items, 2);
  if (first === undefined || second === undefined) throw new Error('Two are needed.');
  const { makeName, model, type } = first;
  const twin = { ...second, makeName, model, type };
  stock.edit({ [second.advertisementID]: { makeName, model, type } });
  await store(page, [toEntry(first), toEntry(twin)]);
  await openShortlist(page, stock);
  const names = [first, second].map((item) => `Verwijderen ${toTitle(first)} (${item.advertiserStockNumber})`);
  for (const name of names) await expect(page.getByRole('button', { name, exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Vergelijken' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  for (const name of names) await expect(page.getByRole('button', { name, exact: true })).toHaveCount(1);
});

test('on paper no column is cut', async ({ page, stock, items, isMobile }) => {
  test.skip(isMobile, 'paper is the same for all');
  const own = items.filter(isOrdinary).slice(0, 10);
  await store(
    page,
    own.map((item) => toEntry(item)),
  );
  await openShortlist(page, stock, '/bewaard?view=compare');
  await expect(page.getByRole('columnheader')).toHaveCount(10);
  // The long side of A4 without its margins, at 96 dots an inch.
  await page.setViewportSize({ width: 1047, height: 718 });
  await page.emulateMedia({ media: 'print' });
  const table = await page.getByRole('table').boundingBox();
  const last = await page.getByRole('columnheader').last().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(1047);
  expect(table?.width).toBeLessThanOrEqual(1047);
  await expect(page.getByRole('button')).toHaveCount(0);
});
