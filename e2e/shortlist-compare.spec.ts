import { findViolations } from './lib/axe';
import { openShortlist, pickAlike, store, toEntry } from './lib/shortlist';
import { isOrdinary, toTitle } from './lib/stock-item';
import { expect, test } from './lib/stock-server';

for (const [path, words] of [
  [
    '/bewaard',
    {
      compare: 'Vergelijken',
      only: 'Alleen verschillen',
      table: 'Vergelijking van uw machines',
      note: 'Notitie',
      undo: 'Ongedaan maken',
      removed: 'is verwijderd.',
    },
  ],
  [
    '/en/saved',
    {
      compare: 'Compare',
      only: 'Differences only',
      table: 'Your machines compared',
      note: 'Note',
      undo: 'Undo',
      removed: 'has been removed.',
    },
  ],
  [
    '/de/merkliste',
    {
      compare: 'Vergleichen',
      only: 'Nur Unterschiede',
      table: 'Ihre Maschinen im Vergleich',
      note: 'Notiz',
      undo: 'Rückgängig machen',
      removed: 'wurde entfernt.',
    },
  ],
] as const) {
  test(`ten machines are compared on ${path}`, async ({ page, stock, items, isMobile }) => {
    test.skip(isMobile && path !== '/de/merkliste', 'the longest words decide whether it fits');
    const ten = items.filter(isOrdinary).slice(0, 10);
    await store(
      page,
      ten.map((item, at) => toEntry(item, at === 1 ? 'Banden?' : undefined)),
    );
    await openShortlist(page, stock, path);
    await page.getByRole('button', { name: words.compare }).click();
    const table = page.getByRole('table', { name: words.table });
    await expect(table.getByRole('columnheader')).toHaveCount(10);
    // Until the machines have come whole, the table has what was kept of them.
    await stock.settled();
    const rows = table.locator('[data-row]');
    await expect.poll(() => rows.count()).toBeGreaterThan(20);
    // A page that is too wide makes the window of a phone wider, too.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    const all = await rows.count();
    await expect(rows.first().getByRole('rowheader')).not.toHaveText('');
    expect(await findViolations(page)).toEqual([]);
    for (const item of ten)
      await expect(table.getByRole('columnheader', { name: item.advertiserStockNumber })).toHaveCount(1);
    await expect(table.getByRole('row', { name: words.note }).getByRole('cell').nth(1)).toHaveText('Banden?');
    await page.getByLabel(words.only).check();
    expect(await rows.count()).toBeLessThan(all);
    await expect(table.locator('[data-row=serialNumber], [data-row=identificationVin]')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${path}\\?view=compare&only=differences$`));
    await table.locator('[data-remove]').first().click();
    await expect(page.getByRole('status').filter({ hasText: words.removed })).toHaveCount(1);
    await expect(page.getByRole('button', { name: words.undo })).toBeInViewport({ ratio: 1 });
    expect(await findViolations(page)).toEqual([]);
  });
}

test('only differences are left; what is not known leads to the question', async ({ page, stock, items }) => {
  const [first, second, third] = pickAlike(items, 3);
  if (first === undefined || second === undefined || third === undefined) throw new Error('Three are needed.');
  const year = { constructionYear: 2015 };
  stock.edit({
    [first.advertisementID]: { ...year, operatingHours: 1234 },
    [second.advertisementID]: { ...year, operatingHours: null },
    [third.advertisementID]: { ...year, operatingHours: 4321 },
  });
  await store(
    page,
    [first, second, third].map((item) => toEntry(item)),
  );
  await openShortlist(page, stock);
  await page.getByRole('button', { name: 'Vergelijken' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('row', { name: /^Bouwjaar/ })).toContainText(/2015\s*2015\s*2015/);
  await page.getByLabel('Alleen verschillen').check();
  await expect(table.getByRole('row', { name: /^Bouwjaar/ })).toHaveCount(0);
  const hours = table.getByRole('row', { name: /^Draaiuren/ }).getByRole('cell');
  await expect(hours.first()).toHaveText(/1\.234/);
  await hours.nth(1).getByRole('link', { name: 'Niet bekend, vraag het' }).click();
  await expect(page).toHaveURL(/\?ask=operatingHours#enquiry$/);
  await expect(page.locator('h1')).toHaveText(toTitle(second));
  const form = page.locator('#enquiry form');
  await expect(form.getByLabel('Bericht')).toHaveValue(
    `Kunt u mij van de ${toTitle(second)} (voorraadnummer ${second.advertiserStockNumber}) het volgende laten weten: draaiuren?`,
  );
  await expect(form.getByLabel('Naam')).toBeFocused();
  await expect(form.getByLabel('Naam')).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(page).toHaveURL(/\/bewaard/);
});

test('a machine is removed from the table and put back, by keyboard', async ({ page, stock, items }) => {
  const own = pickAlike(items, 3);
  await store(
    page,
    own.map((item) => toEntry(item)),
  );
  await openShortlist(page, stock);
  const compare = page.getByRole('button', { name: 'Vergelijken' });
  await compare.focus();
  await page.keyboard.press('Enter');
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveCount(3);
  const remove = heads.nth(1).getByRole('button', { name: /^Verwijderen/ });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(heads).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Ongedaan maken' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heads).toHaveCount(3);
  await expect(remove).toBeFocused();
});

test('on a phone two machines stand beside each other, and their heads stay', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has room');
  const own = pickAlike(items, 4);
  await store(
    page,
    own.map((item) => toEntry(item)),
  );
  await openShortlist(page, stock, '/bewaard?view=compare');
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveCount(4);
  await expect(heads.nth(1)).toBeInViewport({ ratio: 0.3 });
  // Its edge says that there is more.
  await expect(heads.nth(2)).toBeInViewport({ ratio: 0.1 });
  await expect(heads.nth(2)).not.toBeInViewport({ ratio: 0.4 });
  const body = page.getByRole('table').locator('tbody');
  await body.evaluate((box) => {
    box.scrollLeft = box.clientWidth;
  });
  await page.locator('[data-row=weight]').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 200));
  await expect(heads.nth(2)).toBeInViewport({ ratio: 0.9 });
  await expect(heads.nth(3).getByRole('button')).toBeInViewport({ ratio: 1 });
  await expect(heads.nth(0)).not.toBeInViewport({ ratio: 0.1 });
});

test('the page scrolls, not a box in it; heads stay, and few machines fill the width', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  const own = pickAlike(items, 2);
  await store(
    page,
    own.map((item) => toEntry(item)),
  );
  await openShortlist(page, stock, '/bewaard?view=compare');
  await stock.settled();
  const table = page.getByRole('table');
  const rows = table.locator('[data-row]');
  await expect.poll(() => rows.count()).toBeGreaterThan(12);
  expect(await table.locator('tbody').evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  const room = await page.locator('h1').evaluate((title) => title.parentElement?.clientWidth ?? 0);
  if (!isMobile) expect((await table.boundingBox())?.width).toBeGreaterThan(room * 0.9);
  await rows.last().scrollIntoViewIfNeeded();
  for (const part of ['img', 'a', 'button'])
    await expect(table.getByRole('columnheader').first().locator(part).first()).toBeInViewport({ ratio: 1 });
});

test('a shared list is compared, too, and its link is a code to scan', async ({ page, stock, items }) => {
  const own = pickAlike(items, 2);
  await openShortlist(page, stock, `/en/saved?ids=${own.map((item) => String(item.advertisementID)).join('.')}`);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByRole('columnheader').getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save these 2 machines' }).click();
  await page.getByRole('link', { name: /your own list/ }).click();
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: 'Code with the link of this list' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
