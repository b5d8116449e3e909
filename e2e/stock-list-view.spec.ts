import type { Page } from '@playwright/test';

import { findViolations } from './lib/axe';
import { expectIds, getShownIds, openList } from './lib/stock-list';
import { expect, test } from './lib/stock-server';

/** The list view has been chosen on an earlier visit. */
const chooseList = (page: Page) => page.addInitScript(() => window.localStorage.setItem('stock-view', 'list'));

const getHead = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Machines' }).getByRole('button', { name });

/** The labels of the facts of each item, in their order. */
const getLabels = (page: Page) =>
  page
    .locator('#stock-results article dl')
    .evaluateAll((all) => all.map((list) => [...list.querySelectorAll('dt')].map((label) => label.textContent)));

test.describe('on a large screen', () => {
  test.skip(({ isMobile }) => isMobile, 'phones have no columns');
  test.use({ viewport: { width: 1920, height: 1080 } });

  for (const path of ['/occasions', '/occasions?filter-category.name[]=tractors'])
    test(`ten rows of ${path} are in sight, with prices in a column`, async ({ page, stock }) => {
      await chooseList(page);
      await openList(page, stock, path);
      const results = page.locator('#stock-results');
      await expect(results).toHaveAttribute('aria-busy', 'false');
      const rows = await results
        .locator('> ul > li')
        .evaluateAll((all) => all.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length);
      expect(rows).toBeGreaterThanOrEqual(10);
      const ends = await results
        .locator('article p:last-of-type')
        .evaluateAll((all) => all.map((price) => Math.round(price.getBoundingClientRect().right)));
      expect(new Set(ends).size).toBe(1);
      expect(await findViolations(page)).toEqual([]);
    });

  test('a press on a head sorts by its column, another one the other way round', async ({ page, stock, items }) => {
    await chooseList(page);
    await openList(page, stock);
    await expect(getHead(page, 'Nieuwste eerst')).toHaveAttribute('aria-pressed', 'true');
    const prices = new Map(items.map(({ advertisementID, price }) => [String(advertisementID), price?.amount]));
    const toPrice = ({ price }: (typeof items)[number]) => price?.amount ?? 0;
    const byPrice = items
      .filter(({ price }) => price?.amount !== undefined)
      .sort((one, other) => toPrice(one) - toPrice(other));
    // What is sold stands after all others.
    const toPage = (all: typeof items) =>
      all
        .filter(({ status }) => status !== 'sold')
        .slice(0, 24)
        .map(toPrice);
    for (const [order, words, expected] of [
      ['asc', 'Prijs: laag naar hoog', toPage(byPrice)],
      ['desc', 'Prijs: hoog naar laag', toPage(byPrice.toReversed())],
    ] as const) {
      await getHead(page, 'Prijs').click();
      await expect(page).toHaveURL(`/occasions?sortBy=price_amount-${order}`);
      await expect
        .poll(async () => (await getShownIds(page)).map((id) => prices.get(id)), { intervals: [30] })
        .toEqual(expected);
      await expect(getHead(page, 'Prijs')).toHaveAccessibleDescription(words);
      await expect(page.getByLabel('Sorteren op')).toHaveValue(`price_amount-${order}`);
    }
    await getHead(page, 'Bouwjaar').press('Enter');
    await expect(page).toHaveURL('/occasions?sortBy=constructionYear-desc');
    await expect(page.getByRole('button', { name: 'Bouwjaar', pressed: true })).toBeFocused();
    await getHead(page, 'Nieuwste eerst').click();
    await expectIds(page, items, 0, 24);
  });
});

for (const [category, facts] of [
  ['forklifts', ['Draaiuren', 'Hefvermogen', 'Hefhoogte']],
  ['sprayers', ['Inhoud', 'Werkbreedte']],
  ['tillage', ['Werkbreedte']],
] as const) {
  test(`all ${category} show the same facts in the same places, as cards and as rows`, async ({ page, stock }) => {
    const labels = ['Bouwjaar', ...facts, 'Voorraadnummer'];
    await openList(page, stock, `/occasions?filter-category.name[]=${category}`);
    await expect.poll(async () => new Set((await getLabels(page)).map(String))).toEqual(new Set([String(labels)]));
    expect((await getLabels(page)).length).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Lijst' }).click();
    expect(new Set((await getLabels(page)).map(String))).toEqual(new Set([String(labels)]));
  });
}

test('rows are readable on every screen, and nothing of them is cut off', async ({ page, stock }) => {
  await chooseList(page);
  await openList(page, stock);
  for (const width of [360, 390, 820, 1024, 1339, 1340, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await page.locator('#stock-results article').evaluateAll((all) =>
      all
        .flatMap((card) => [...card.querySelectorAll('a, p, dt, dd')])
        .filter((one) => {
          const [box, card] = [one.getBoundingClientRect(), one.closest('article')?.getBoundingClientRect()];
          // Labels for screen readers alone.
          if (box.width <= 1) return false;
          return box.right > (card?.right ?? 0) + 1 || one.scrollWidth > Math.ceil(box.width) + 1;
        })
        .map((one) => one.textContent),
    );
    expect(cut, String(width)).toEqual([]);
    // The image is small: neither the status nor words for a missing photo stand on it.
    const covered = await page.locator('#stock-results article').evaluateAll(
      (all) =>
        all.flatMap((card) => {
          const end = card.firstElementChild?.getBoundingClientRect().right ?? 0;
          const words = [...card.querySelectorAll('p[data-status], :scope > :first-child svg + *')];
          return words.filter(
            (one) => getComputedStyle(one).clipPath === 'none' && one.getBoundingClientRect().left < end,
          );
        }).length,
    );
    expect(covered, String(width)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
});
