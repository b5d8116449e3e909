import { findViolations } from './lib/axe';
import { expectIds, getChips, getCount, openGroup, openList, toListedIds, withFilters } from './lib/stock-list';
import { expect, test } from './lib/stock-server';

test('axe finds nothing on a list with filters', async ({ page, stock }) => {
  await openList(page, stock, '/occasions?freeTextSearch=a&filter-makeName[]=Fendt,Claas&filter-price.amount-min=1000');
  await expect(getChips(page)).toHaveCount(4);
  expect(await findViolations(page)).toEqual([]);
});

test('axe finds nothing where nothing is found', async ({ page, stock }) => {
  await openList(page, stock, '/de/anlasse?filter-makeName[]=Fendt&filter-category.name[]=forklifts');
  await expect(getCount(page)).toHaveText('0 Maschinen');
  await stock.settled();
  expect(await findViolations(page)).toEqual([]);
});

test('axe finds nothing on the message that the stock could not be loaded', async ({ page, stock }) => {
  stock.misbehave({ kind: 'status', status: 500 });
  await page.goto('/occasions?page=2');
  await expect(page.getByRole('button', { name: 'Probeer het opnieuw' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('axe finds nothing on open suggestions', async ({ page, stock }) => {
  await openList(page, stock);
  await page.getByRole('combobox', { name: 'Zoeken in de voorraad' }).pressSequentially('fendt');
  await expect(page.getByRole('listbox', { name: 'Suggesties' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox', { name: 'Suggesties' }).getByRole('option', { selected: true })).toBeVisible();
  await expect(getChips(page)).toHaveText(['Merk: Fendt']);
  expect(await findViolations(page)).toEqual([]);
});

test('axe finds nothing on open filters', async ({ page, stock, isMobile }) => {
  await openList(page, stock, '/occasions?filter-makeName[]=Fendt&filter-transaction=sales');
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
  const closed = page
    .locator(isMobile ? 'dialog' : 'section[aria-label=Filters]')
    .locator('details:not([open]) summary');
  while ((await closed.count()) > 0) await closed.first().click();
  expect(await findViolations(page)).toEqual([]);
});

test('by keyboard alone a filter is chosen, more is loaded and a machine opened', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  await openList(page, stock);
  const press = (key: string) => page.keyboard.press(key);
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 150; presses += 1) {
      await press('Tab');
      const text = await page.evaluate(() => {
        const { activeElement: active } = document;
        return active?.getAttribute('aria-label') ?? (active?.closest('label') ?? active)?.textContent ?? '';
      });
      if (name.test(text)) return;
    }
    throw new Error(`Tab never came to ${name.source}`);
  };
  if (isMobile) {
    await tabTo(/^Filters$/);
    await press('Enter');
  }
  await tabTo(/^Claas \d+$/);
  await press('Space');
  await tabTo(/^Fendt \d+$/);
  await press('Space');
  if (isMobile) {
    await tabTo(/^Toon 29 machines$/);
    await press('Enter');
  }
  const listed = items.filter(({ makeName }) => makeName === 'Claas' || makeName === 'Fendt');
  await expectIds(page, listed, 0, 24);
  await tabTo(/^Toon nog 5 machines$/);
  await press('Enter');
  await expectIds(page, listed);
  const link = page.locator(`[data-anchor="${toListedIds(listed)[24] ?? ''}"]`).getByRole('link');
  await expect(link).toBeFocused();
  const title = await link.innerText();
  await press('Enter');
  await expect(page.locator('h1')).toHaveText(title);
});

test('choosing a filter leaves the page where it was and the focus on the filter', async ({
  page,
  stock,
  isMobile,
}) => {
  test.skip(isMobile, 'on a phone the sheet covers the page');
  await openList(page, stock);
  await withFilters(page, async (filters) => {
    const fendt = (await openGroup(filters, 'Merk')).getByRole('checkbox', { name: /^Fendt / });
    await fendt.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    const top = (await filters.boundingBox())?.y;
    await fendt.press('Space');
    await expect(getCount(page)).toHaveText('12 machines');
    expect((await filters.boundingBox())?.y).toBe(top);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await expect(fendt).toBeFocused();
  });
});

test('who goes from heading to heading hears what is sold or for rent after its name, in lists and on its page', async ({
  page,
  stock,
}) => {
  await openList(page, stock, '/occasions?filter-transaction=rental');
  const card = page.locator('#stock-results article').filter({ hasText: 'Te huur' }).first();
  const isAfter = (status: Element) => {
    const heading = status.closest('article')?.querySelector('h1, h2');
    return heading?.compareDocumentPosition(status) === Node.DOCUMENT_POSITION_FOLLOWING;
  };
  expect(await card.getByText('Te huur', { exact: true }).evaluate(isAfter)).toBe(true);
  await card.getByRole('link').click();
  await stock.itemSettled();
  const status = page.getByRole('article').getByText('Te huur', { exact: true }).first();
  expect(await status.evaluate(isAfter)).toBe(true);
});
