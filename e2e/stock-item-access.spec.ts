import { findViolations } from './lib/axe';
import { getItem, isOrdinary, openItem, tabTo, toPath, toTitle } from './lib/stock-item';
import { expect, test } from './lib/stock-server';

// German has the longest words.
for (const locale of ['nl', 'de'] as const) {
  test(`axe finds nothing on a machine in ${locale}, whatever is open`, async ({ page, stock, items, isMobile }) => {
    test.skip(isMobile !== (locale === 'de'), 'each screen has one language');
    await openItem(page, stock, toPath(items, getItem(items, isOrdinary), locale));
    await page.locator('#similar').scrollIntoViewIfNeeded();
    await expect(page.locator('#similar article').first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /^(Delen|Teilen)$/ }).click();
    await expect(page.getByRole('button', { name: /^Link kop/ })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('article a[aria-haspopup=dialog]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // It fades in.
    await expect.poll(() => findViolations(page)).toEqual([]);
  });
}

test('axe finds nothing on a machine that is sold', async ({ page, stock, items, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  const item = getItem(items, isOrdinary);
  stock.edit({ [item.advertisementID]: { status: 'sold' } });
  await openItem(page, stock, toPath(items, item));
  await expect(page.getByText('Verkocht', { exact: true })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('by keyboard alone photos, parts and sharing are used', async ({ page, stock, items, isMobile }) => {
  test.skip(isMobile, 'a phone has no keys');
  const item = getItem(items, isOrdinary);
  const press = (key: string) => page.keyboard.press(key);
  await openItem(page, stock, toPath(items, item));

  await tabTo(page, /, foto 1 van/);
  await press('Enter');
  const lightbox = page.getByRole('dialog', { name: 'Foto’s' });
  await expect(lightbox).toBeVisible();
  await press('ArrowRight');
  await expect(lightbox.getByText(/^2 \/ \d+$/)).toBeVisible();
  await tabTo(page, /^Foto’s sluiten$/);
  await press('Enter');
  await expect(lightbox).toHaveCount(0);
  await expect(page.getByRole('link', { name: /, foto 1 van/ }).first()).toBeFocused();

  await tabTo(page, /^Delen$/);
  await press('Enter');
  await tabTo(page, /^WhatsApp$/);
  await press('Escape');
  await expect(page.getByRole('button', { name: 'Delen' })).toBeFocused();

  await tabTo(page, /^Technische gegevens$/);
  await press('Enter');
  await expect(page.getByRole('region', { name: 'Technische gegevens' })).toBeFocused();
  await tabTo(page, /^Alle machines: /);
  await press('Enter');
  await expect(page).toHaveURL(/\/occasions\/[^/]+$/);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(toTitle(item));
});
