import type { Page } from '@playwright/test';

import { chooseLanguage } from './lib/language';
import { getLayoutShifts, watchLayoutShifts } from './lib/layout-shifts';
import { getItem, getRowIds, isOrdinary, openItem, toPath, toTitle } from './lib/stock-item';
import { getShownIds, openList } from './lib/stock-list';
import { expect, test } from './lib/stock-server';

const similar = 'Vergelijkbare machines';
const recent = 'Eerder bekeken';
const getTrail = (page: Page) => page.getByRole('navigation', { name: 'Uw zoekresultaten' });

test.describe('similar machines', () => {
  test.skip(({ isMobile }) => isMobile, 'the same on every screen');

  test('are of the same sub category, near in price, none of them itself or sold', async ({ page, stock, items }) => {
    const item = getItem(items, ({ subCategory, status, price }) => {
      const others = items.filter((other) => other.subCategory?.name === subCategory?.name && other.status === null);
      return subCategory !== null && status === null && (price?.amount ?? 0) > 0 && others.length > 12;
    });
    await openItem(page, stock, toPath(items, item));
    // Nobody asks for them before a visitor comes near.
    expect(stock.asked).toEqual([]);
    await page.locator('#similar').scrollIntoViewIfNeeded();
    await expect.poll(async () => (await getRowIds(page, similar)).length).toBe(4);
    const shown = await getRowIds(page, similar);
    const found = shown.map((id) => items.find(({ advertisementID }) => String(advertisementID) === id));
    for (const one of found) {
      expect(one?.subCategory?.name).toBe(item.subCategory?.name);
      expect(one?.status).not.toBe('sold');
      expect(one?.advertisementID).not.toBe(item.advertisementID);
    }
    expect(stock.asked.length).toBeGreaterThan(0);
    for (const { filters, sort } of stock.asked) {
      expect(filters).toContainEqual({ property: 'category.name', values: [item.category.name] });
      expect(filters).toContainEqual({ property: 'subCategory.name', values: [item.subCategory?.name] });
      expect(sort[0]?.property).toBe('price.amount');
    }
    await page.getByRole('link', { name: `Alle machines: ${item.category.longPluralTranslated.nl ?? ''}` }).click();
    await expect(page).toHaveURL(/\/occasions\/[^/]+$/);
    await expect(page.locator('h1')).toHaveText(item.category.longPluralTranslated.nl ?? '');
  });

  test('that were sold a moment ago are left out, and one opens', async ({ page, stock, items }) => {
    const item = getItem(items, isOrdinary);
    const others = items.filter(
      ({ category, status, advertisementID }) =>
        category.name === item.category.name && status !== 'sold' && advertisementID !== item.advertisementID,
    );
    stock.edit(Object.fromEntries(others.slice(1).map(({ advertisementID }) => [advertisementID, { status: 'sold' }])));
    await openItem(page, stock, toPath(items, item));
    await page.locator('#similar').scrollIntoViewIfNeeded();
    await expect.poll(() => getRowIds(page, similar)).toEqual([String(others[0]?.advertisementID)]);
    await page.getByRole('region', { name: similar }).getByRole('heading', { level: 3 }).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`-${String(others[0]?.advertisementID)}$`));
    await expect(page.locator('h1')).toHaveText(others[0] === undefined ? '' : toTitle(others[0]));
  });

  test('that cannot be asked for cost the page nothing', async ({ page, stock, items }) => {
    const item = getItem(items, isOrdinary);
    stock.misbehave({ kind: 'status', status: 500 });
    await openItem(page, stock, toPath(items, item));
    await page.locator('#similar').scrollIntoViewIfNeeded();
    await expect.poll(() => stock.asked.length).toBeGreaterThan(0);
    await stock.settled();
    await expect(page.getByRole('link', { name: /^Alle machines: / })).toBeVisible();
    await expect(page.locator('#similar article')).toHaveCount(0);
    await expect(page.locator('#similar')).toContainText('De machines konden niet worden geladen.');
    const room = await page.locator('#similar').boundingBox();
    expect(room?.height ?? 0).toBeLessThan(200);
    await expect(page.locator('h1')).toHaveText(toTitle(item));
  });
});

test('a machine seen before is offered again, at its price of now', async ({ page, stock, items, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  const [seen, gone, now] = items.filter(isOrdinary);
  if (seen === undefined || gone === undefined || now === undefined) throw new Error('Three machines are needed.');
  await openItem(page, stock, toPath(items, seen));
  await expect(page.getByRole('heading', { name: recent })).toHaveCount(0);
  await openItem(page, stock, toPath(items, gone));
  stock.edit({
    [seen.advertisementID]: { price: { amount: 6_543_200, currency: 'EUR' } },
    [gone.advertisementID]: null,
  });
  await openItem(page, stock, toPath(items, now));
  await page.getByRole('heading', { name: recent }).scrollIntoViewIfNeeded();
  await expect.poll(() => getRowIds(page, recent)).toEqual([String(seen.advertisementID)]);
  await expect(page.getByRole('region', { name: recent })).toContainText('€ 65.432');
  await page
    .getByRole('region', { name: recent })
    .getByRole('link', { name: toTitle(seen) })
    .click();
  await expect(page.locator('h1')).toHaveText(toTitle(seen));
});

test('from a list the machine before and the one after are a step away, with the position', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  await openList(page, stock, '/occasions?filter-makeName[]=Fendt');
  const ids = await getShownIds(page);
  const byId = (index: number) => getItem(items, ({ advertisementID }) => String(advertisementID) === ids[index]);
  await page
    .locator(`[data-anchor="${ids[1] ?? ''}"]`)
    .getByRole('link')
    .click();
  await expect(page.locator('h1')).toHaveText(toTitle(byId(1)));
  const trail = getTrail(page);
  await expect(trail).toContainText(`2 van ${String(ids.length)}`);
  await expect(page.locator('#page-announcer')).toContainText(`Pagina geopend: ${toTitle(byId(1))}`);
  await trail.getByRole('link', { name: 'Volgende' }).click();
  await expect(page).toHaveURL(new RegExp(`-${ids[2] ?? ''}$`));
  await expect(trail).toContainText(`3 van ${String(ids.length)}`);
  if (isMobile) {
    // In one line, also after a reload, when nothing has to make room for it.
    const tall = (await trail.boundingBox())?.height ?? 0;
    expect(tall).toBeLessThan(50);
    await watchLayoutShifts(page);
    await page.reload();
    await expect(trail).toContainText(`3 van ${String(ids.length)}`);
    expect((await trail.boundingBox())?.height).toBe(tall);
    expect(await getLayoutShifts(page)).toEqual([]);
    return;
  }
  // In another language it leads through the same list.
  await chooseLanguage(page, 'de');
  const german = page.getByRole('navigation', { name: 'Ihre Suchergebnisse' });
  await expect(german.getByRole('link').first()).toHaveAttribute('href', /^\/de\/anlasse\?filter-makeName/);
  for (const link of await german.getByRole('link').all()) await expect(link).toHaveAttribute('href', /^\/de\/anlasse/);
  await page.goBack();
  await trail.getByRole('link', { name: 'Vorige' }).click();
  await expect(trail).toContainText(`2 van ${String(ids.length)}`);
  await trail.getByRole('link', { name: 'Vorige' }).click();
  await expect(trail).toContainText(`1 van ${String(ids.length)}`);
  await expect(trail.getByRole('link', { name: 'Vorige' })).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText(toTitle(byId(0)));
  await page.reload();
  await expect(trail).toContainText(`1 van ${String(ids.length)}`);
  await trail.getByRole('link', { name: 'Terug naar de lijst' }).click();
  await expect(page).toHaveURL(/\/occasions\?filter-makeName/);
  await expect.poll(() => getShownIds(page)).toEqual(ids);
});

test('the link back to the list leads to the machine in it, too', async ({ page, stock, items, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  await openList(page, stock);
  await page.getByRole('link', { name: 'Toon nog 24 machines' }).click();
  await expect(page.locator('article')).toHaveCount(48);
  const card = page.locator(`[data-anchor="${String(items[37]?.advertisementID)}"]`);
  await card.scrollIntoViewIfNeeded();
  await stock.settled();
  await card.getByRole('link').click();
  await getTrail(page).getByRole('link', { name: 'Terug naar de lijst' }).click();
  await expect(card).toBeInViewport();
});
