import type { Page } from '@playwright/test';

import { getItem, isOrdinary, openItem, toPath, toTitle } from './lib/stock-item';
import { expect, test } from './lib/stock-server';

/** What is beside the photos. */
const getHead = (page: Page) => page.locator('h1').locator('..');

for (const [locale, words] of [
  ['nl', { vat: 'excl. btw', power: 'pk', year: 'Bouwjaar', number: 'Voorraadnummer', condition: 'Staat' }],
  ['de', { vat: 'zzgl. MwSt.', power: 'PS', year: 'Baujahr', number: 'Bestandsnummer', condition: 'Zustand' }],
] as const) {
  test(`one screen says in ${locale} what it is, what it costs and whom to call`, async ({
    page,
    stock,
    items,
    isMobile,
  }) => {
    const item = getItem(items, isOrdinary);
    // What a phone's browser leaves of its screen.
    if (isMobile) await page.setViewportSize({ width: 390, height: 664 });
    await openItem(page, stock, toPath(items, item, locale));
    const head = getHead(page);
    await expect(page.locator('h1')).toHaveText(toTitle(item));
    await expect(head.getByText(words.vat)).toBeVisible();
    const facts = head.locator('dl').first();
    await expect(facts).toContainText(`${words.year}${String(item.constructionYear)}`);
    await expect(facts).toContainText(new RegExp(`\\d.kW \\(\\d+.${words.power}\\)`));
    await expect(facts).toContainText(item.advertiserStockNumber);
    if (item.generalCondition !== undefined)
      await expect(head.getByRole('list', { name: words.condition }).getByRole('listitem').first()).toBeVisible();
    const bar = page.getByRole('navigation', { name: /deze machine|dieser Maschine/ });
    const call = page.locator('a[href^="tel:"]').locator('visible=true');
    // The first screen, without scrolling: phones have the photo first and what can be done at the bottom.
    await expect(page.locator('h1')).toBeInViewport();
    await expect(head.getByText(words.vat)).toBeInViewport();
    await expect(isMobile ? bar.getByRole('link').first() : call.nth(1)).toBeInViewport();
    if (isMobile) {
      // Year, hours and power are above the bar, which has the price.
      const top = (await bar.boundingBox())?.y ?? 0;
      for (const fact of ['year', 'operatingHours', 'power']) {
        const box = await head.locator(`[data-fact=${fact}] dd`).boundingBox();
        expect((box?.y ?? top) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
      }
      // Each value stands below its label, on one line.
      for (const fact of await head.locator('[data-fact]').all()) {
        const [name, value] = [await fact.locator('dt').boundingBox(), await fact.locator('dd').boundingBox()];
        expect(value?.x).toBe(name?.x);
        expect(value?.height).toBeLessThan(30);
      }
      await expect(bar).toContainText(words.vat);
    }
    await expect(page.locator('article img').first()).toBeInViewport();
  });
}

test.describe('the price', () => {
  test.skip(({ isMobile }) => isMobile, 'the same on every screen');

  for (const [name, change, price, ask] of [
    ['on request', { pricing: { type: 'request' }, price: { amount: 0 } }, 'Prijs op aanvraag', 'Vraag de prijs'],
    ['of an auction', { pricing: { type: 'auction' } }, 'Veiling', 'Vraag stellen'],
    ['to bid', { pricing: { type: 'bid' }, price: { amount: 0 } }, 'Bieden mogelijk', 'Doe een bod'],
    ['nobody filled in', { price: null }, 'Prijs op aanvraag', 'Vraag de prijs'],
  ] as const) {
    test(`${name} is said in words, never as nought`, async ({ page, stock, items }) => {
      const item = getItem(items, isOrdinary);
      stock.edit({ [item.advertisementID]: change });
      await openItem(page, stock, toPath(items, item));
      const head = getHead(page);
      await expect(head.getByText(price, { exact: true })).toBeVisible();
      await expect(head.getByRole('link', { name: ask })).toHaveAttribute('href', '#enquiry');
      await expect(head).not.toContainText(/€|btw/);
      await expect(page.locator('#details')).not.toContainText('Vaste prijs');
    });
  }

  for (const [name, price, note] of [
    ['of an auction', { pricing: { type: 'auction' } }, 'Deze machine wordt geveild.'],
    ['open to offers', { pricing: { type: 'bid' } }, 'Doe uw bod'],
  ] as const) {
    test(`${name} says how one takes part`, async ({ page, stock, items }) => {
      const item = getItem(items, isOrdinary);
      stock.edit({ [item.advertisementID]: price });
      await openItem(page, stock, toPath(items, item));
      await expect(getHead(page)).toContainText(note);
    });
  }

  test('of what is sold is not there', async ({ page, stock, items }) => {
    const item = getItem(items, isOrdinary);
    stock.edit({ [item.advertisementID]: { status: 'sold' } });
    await openItem(page, stock, toPath(items, item));
    await expect(getHead(page)).toContainText('Verkocht');
    await expect(getHead(page)).not.toContainText('€');
  });

  test('of margin goods says that nobody reclaims VAT, and asks nothing about export without it', async ({
    page,
    stock,
    items,
  }) => {
    const item = getItem(items, isOrdinary);
    stock.edit({ [item.advertisementID]: { pricing: { type: 'fixed', vat: 'margin' } } });
    await openItem(page, stock, toPath(items, item));
    await expect(getHead(page)).toContainText('€');
    await expect(getHead(page)).toContainText('marge, btw niet verrekenbaar');
    await expect(getHead(page)).not.toContainText('excl. btw');
    const enquiry = page.getByRole('region', { name: 'Vraag over deze machine' });
    await enquiry.scrollIntoViewIfNeeded();
    await expect(enquiry.getByRole('checkbox').first()).toBeVisible();
    await expect(enquiry.getByRole('checkbox', { name: /export/ })).toHaveCount(0);
  });
});

test('who sells it has a face and a name, and the dealer’s certificates are named as the dealer’s', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen');
  await openItem(page, stock, toPath(items, getItem(items, isOrdinary)));
  const enquiry = page.getByRole('region', { name: 'Vraag over deze machine' });
  await enquiry.scrollIntoViewIfNeeded();
  await expect(enquiry.getByText(/^Keuringen en erkenningen van Veldkamp Machines: /)).toBeVisible();
  await expect(getHead(page)).not.toContainText('keuring');
  const face = enquiry.locator('img').last();
  await expect(face).toBeVisible();
  await expect.poll(() => face.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await expect(enquiry.locator('strong')).not.toBeEmpty();
  // Of no sector: then it is the first who sells.
  await openItem(
    page,
    stock,
    toPath(
      items,
      getItem(items, ({ category }) => category.name === 'trailers'),
    ),
  );
  await expect(enquiry.locator('strong')).toHaveText('Fenna Graszode');
});
