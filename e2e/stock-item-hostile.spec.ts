import type { Page } from '@playwright/test';

import { properties } from '../src/features/stock/model/properties';

import { findViolations } from './lib/axe';
import { answerJson, getItem, getRowIds, isOrdinary, openItem, toPath } from './lib/stock-item';
import { expect, test } from './lib/stock-server';

/** Markup that would run, in two ways, with the name of the field it stands in. */
const toMarkup = (field: string): string =>
  `${field}"'><img src=x onerror="window.hacked='${field}'"><script>window.hacked='${field}'</script>`;

/** Texts of an item that are shown as they are. */
const textFields = [
  'advertiserStockNumber',
  'advertiserObjectReference',
  'makeName',
  'model',
  'type',
  'shortAxleConfiguration',
  // A construction year that is no year is left out, and named by the build.
  ...properties.flatMap(({ id, kind }) => (kind === 'text' && id !== 'constructionYear' ? [id] : [])),
];

/** All fields of text that there are, and some of others that are not what they should be. */
const hostile = {
  ...Object.fromEntries(textFields.map((field) => [field, toMarkup(field)])),
  modelOther: null,
  subCategory: { name: 'sub', longPluralTranslated: { nl: toMarkup('subCategory') } },
  description: { nl: toMarkup('description') },
  accessories: [{ nl: toMarkup('accessory') }],
  crane: { make: toMarkup('crane.make'), type: toMarkup('crane.type'), buildYear: 2016 },
  tailgate: { make: toMarkup('tailgate.make'), model: toMarkup('tailgate.model') },
  liftingHeight: { value: 1, unit: toMarkup('unit') },
  images: [{ url: `javascript:window.hacked='image'` }, { url: `http://127.0.0.1/pictures/"><script>window.hacked=1` }],
  price: { amount: 1_000_00, currency: toMarkup('currency') },
  status: toMarkup('status'),
  energyType: toMarkup('energyType'),
  firstRegistrationDate: toMarkup('date'),
} as const;

const shownFields = [
  ...textFields,
  'subCategory',
  'category',
  'accessory',
  'crane.make',
  'crane.type',
  'tailgate.make',
  'tailgate.model',
  'unit',
];

async function expectUnharmed(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as { hacked?: unknown }).hacked)).toBeUndefined();
  await expect(page.locator('img[src=x]')).toHaveCount(0);
}

async function expectAllShown(page: Page): Promise<void> {
  const text = (await page.locator('article').first().textContent()) ?? '';
  expect(shownFields.filter((field) => !text.includes(toMarkup(field)))).toEqual([]);
}

test('markup in every text of a machine is only text, and none of it is lost but in its description', async ({
  page,
  stock,
  items,
}) => {
  const { advertisementID, category } = getItem(items, isOrdinary);
  const item = {
    ...hostile,
    advertisementID,
    category: { name: category.name, longPluralTranslated: { nl: toMarkup('category') } },
  };
  stock.answerItem((route) => answerJson(route, { data: item }));
  await openItem(page, stock, toPath(items, getItem(items, isOrdinary)));
  await expect(page.locator('h1')).toHaveText([toMarkup('makeName'), toMarkup('model'), toMarkup('type')].join(' '));
  // The one text that may have markup: what is not kept of it is left out.
  await expect(page.locator('#description > :not(h2)')).toHaveText(`description"'>`);
  await expectAllShown(page);
  await page.locator('article a[aria-haspopup=dialog]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Delen' }).click();
  await page.locator('#similar').scrollIntoViewIfNeeded();
  await stock.settled();
  await expectUnharmed(page);
  const hrefs = await page.locator('article a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  // The page's own links to its form ask for what is not known, by names of properties.
  const own = /^(#|\/|https?:|mailto:|tel:|\?ask=\w+#enquiry$)/;
  expect(hrefs.filter((href) => !own.test(href))).toEqual([]);
  // It fits: no word is wider than the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(await findViolations(page)).toEqual([]);
});

test('markup in a machine that is newer than the site, and in the rows of others', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen');
  const { category } = getItem(items, isOrdinary);
  const item = { ...hostile, advertisementID: 900_002, category };
  stock.edit({ 900_002: item });
  await openItem(page, stock, toPath(items, { ...getItem(items, isOrdinary), advertisementID: 900_002 }));
  await expect(page.locator('h1')).toContainText(toMarkup('makeName'));
  await expect(page).toHaveTitle(new RegExp('^makeName"\'><img src=x'));
  await expectUnharmed(page);
  await openItem(page, stock, toPath(items, getItem(items, isOrdinary)));
  await page.getByRole('heading', { name: 'Eerder bekeken' }).scrollIntoViewIfNeeded();
  await expect.poll(() => getRowIds(page, 'Eerder bekeken')).toEqual(['900002']);
  await expect(page.getByRole('region', { name: 'Eerder bekeken' })).toContainText(toMarkup('makeName'));
  await expectUnharmed(page);
});

test('a machine of which nothing is known but its id and category', async ({ page, stock, items, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  const { advertisementID, category } = getItem(items, isOrdinary);
  stock.answerItem((route, id) => answerJson(route, { data: { advertisementID: Number(id), category } }));
  for (const id of [advertisementID, 900_003]) {
    await openItem(page, stock, toPath(items, { ...getItem(items, isOrdinary), advertisementID: id }));
    await expect(page.locator('h1')).toHaveText(`Machine ${String(id)}`);
    const article = page.locator('article').first();
    await expect(article.getByText('Prijs op aanvraag').first()).toBeVisible();
    await expect(article.getByText('Nog geen foto').first()).toBeVisible();
    await expect(article.getByRole('link', { name: 'Vraag de prijs' }).locator('visible=true').first()).toBeVisible();
    await expect(page.locator('#technical, #accessories, #description')).toHaveCount(0);
    await expect(page.locator('#details')).toContainText(category.longPluralTranslated.nl ?? '');
    const words = (await page.locator('h1').locator('..').innerText()) + (await page.locator('#details').innerText());
    expect(words).not.toMatch(/undefined|null|NaN|€|\[object/);
    expect(await findViolations(page)).toEqual([]);
  }
});
