import { getLayoutShifts, watchLayoutShifts } from './lib/layout-shifts';
import { getItem, isOrdinary, openItem, toPath } from './lib/stock-item';
import { expect, test } from './lib/stock-server';

const ids = ['details', 'technical', 'accessories', 'description'];
const titles = ['Details', 'Technische gegevens', 'Accessoires', 'Omschrijving'];

test('all parts are open under their headings on every screen', async ({ page, stock, items, isMobile }) => {
  await openItem(page, stock, toPath(items, getItem(items, isOrdinary)));
  for (const [index, id] of ids.entries()) {
    await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(page.locator(`#${id} > h2`)).toHaveText(titles[index] ?? '');
    await expect(page.locator(`#${id} > h2`)).toBeVisible();
  }
  await expect(page.getByRole('navigation', { name: 'Over deze machine', exact: true })).toBeVisible({
    visible: !isMobile,
  });
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBeLessThanOrEqual(0);
});

test('on a desktop tabs lead to the parts, stay in reach, and mark the one being read', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has the headings alone');
  await watchLayoutShifts(page);
  await openItem(page, stock, toPath(items, getItem(items, isOrdinary)));
  const tabs = page.getByRole('navigation', { name: 'Over deze machine', exact: true }).getByRole('link');
  await expect(tabs).toHaveText(titles);
  await expect(tabs.first()).toHaveAttribute('aria-current', 'true');
  for (const place of [1, 3, 2]) {
    await tabs.nth(place).click();
    await expect(tabs.nth(place)).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('[aria-current=true]').and(tabs)).toHaveCount(1);
    await expect(page.locator(`#${ids[place] ?? ''} > h2`)).toBeInViewport({ ratio: 1 });
    await expect(page.locator(`#${ids[place] ?? ''}`)).toBeFocused();
    await expect(tabs.first()).toBeInViewport({ ratio: 1 });
    // Nothing of the heading is below the tabs.
    const row = await tabs.first().boundingBox();
    const heading = await page.locator(`#${ids[place] ?? ''} > h2`).boundingBox();
    expect(heading?.y ?? 0).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0));
  }
  await expect(page).toHaveURL(/[^#]$/);
  expect(await page.evaluate(() => window.location.hash)).toBe('');
  expect(await getLayoutShifts(page)).toEqual([]);
});

test('a tab that the live answer takes away while it has the focus leaves it to the first', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no tabs');
  const item = getItem(items, isOrdinary);
  stock.edit({ [item.advertisementID]: { accessories: [] } });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  stock.answerItem(() => released.then(() => false));
  await page.goto(toPath(items, item));
  const tabs = page.getByRole('navigation', { name: 'Over deze machine', exact: true });
  const accessories = tabs.getByRole('link', { name: 'Accessoires' });
  // Then the page is hydrated.
  await expect.poll(() => stock.askedItems.length).toBeGreaterThan(0);
  await accessories.focus();
  release();
  await expect(accessories).toHaveCount(0);
  await expect(tabs.getByRole('link', { name: 'Details' })).toBeFocused();
});

test('printed everything is there', async ({ page, stock, items, isMobile }) => {
  test.skip(isMobile, 'paper is paper');
  await openItem(page, stock, toPath(items, getItem(items, isOrdinary)));
  await page.emulateMedia({ media: 'print' });
  for (const id of ids) {
    await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(page.locator(`#${id} :is(dd, li, div)`).last()).toBeVisible();
  }
  await expect(page.getByRole('navigation', { name: 'Over deze machine', exact: true })).toBeHidden();
});

test('a link to a part leads to it', async ({ page, stock, items, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  const path = toPath(items, getItem(items, isOrdinary));
  await openItem(page, stock, `${path}#accessories`);
  await expect(page.locator('#accessories > h2')).toBeInViewport();
  const tab = page
    .getByRole('navigation', { name: 'Over deze machine', exact: true })
    .getByRole('link', { name: 'Accessoires' });
  await expect(tab).toHaveAttribute('aria-current', 'true');
});
