import { getItem, isOrdinary, openItem, toPath } from './lib/stock-item';
import { expect, test } from './lib/stock-server';

const ids = ['details', 'technical', 'accessories', 'description'];
const titles = ['Details', 'Technische gegevens', 'Accessoires', 'Omschrijving'];

test('on a desktop the parts are tabs, gone through by keys', async ({ page, stock, items, isMobile }) => {
  test.skip(isMobile, 'a phone has no tabs');
  await openItem(page, stock, toPath(items, getItem(items, isOrdinary)));
  const tabs = page.getByRole('tablist', { name: 'Over deze machine' }).getByRole('tab');
  await expect(tabs).toHaveText(titles);
  const expectChosen = async (place: number) => {
    for (const [index, id] of ids.entries()) {
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', String(index === place));
      await expect(tabs.nth(index)).toHaveAttribute('aria-controls', id);
      await expect(tabs.nth(index)).toHaveAttribute('tabindex', index === place ? '0' : '-1');
      await expect(page.locator(`#${id}`)).toBeVisible({ visible: index === place });
    }
    await expect(page.getByRole('tabpanel', { name: titles[place] ?? '' })).toBeVisible();
  };
  await expectChosen(0);
  await tabs.first().focus();
  for (const [key, place] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['End', 3],
    ['ArrowRight', 0],
    ['ArrowLeft', 3],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(place)).toBeFocused();
    await expectChosen(place);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Details' })).toBeFocused();
  await tabs.nth(1).click();
  await expectChosen(1);
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
  const accessories = page.getByRole('tab', { name: 'Accessoires' });
  await accessories.click();
  await expect(accessories).toBeFocused();
  release();
  await expect(accessories).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Details' })).toBeFocused();
});

test('on a phone all parts are open', async ({ page, stock, items, isMobile }) => {
  test.skip(!isMobile, 'a desktop has tabs');
  await openItem(page, stock, toPath(items, getItem(items, isOrdinary)));
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('tablist')).toHaveCount(0);
  for (const [index, id] of ids.entries()) {
    await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(page.locator(`#${id} > h2`)).toHaveText(titles[index] ?? '');
    await expect(page.locator(`#${id} > h2`)).toBeVisible();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('printed everything is there, whichever tab was chosen', async ({ page, stock, items, isMobile }) => {
  test.skip(isMobile, 'a phone has no tabs');
  await openItem(page, stock, toPath(items, getItem(items, isOrdinary)));
  await page.getByRole('tab', { name: 'Accessoires' }).click();
  await page.emulateMedia({ media: 'print' });
  for (const id of ids) {
    await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(page.locator(`#${id}`)).toHaveCSS('content-visibility', 'visible');
    await expect(page.locator(`#${id} :is(dd, li, div)`).last()).toBeVisible();
  }
  await expect(page.getByRole('tablist')).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('tab', { name: 'Accessoires' })).toHaveAttribute('aria-selected', 'true');
});

test('a link to a part leads to it, and the words of a closed one are found', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no tabs');
  const path = toPath(items, getItem(items, isOrdinary));
  await openItem(page, stock, `${path}#accessories`);
  await expect(page.getByRole('tab', { name: 'Accessoires' })).toHaveAttribute('aria-selected', 'true');
  for (const id of ['details', 'technical', 'description'])
    await expect(page.locator(`#${id}`)).toHaveAttribute('hidden', 'until-found');
  await page.locator('#technical').evaluate((panel) => panel.dispatchEvent(new Event('beforematch')));
  await expect(page.getByRole('tab', { name: 'Technische gegevens' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#technical')).toBeVisible();
});
