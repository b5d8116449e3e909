import type { Page } from '@playwright/test';

import { getLightbox } from './lib/gallery';
import { getLayoutShifts, watchLayoutShifts } from './lib/layout-shifts';
import { collectProblems } from './lib/problems';
import { answerJson, getItem, isOrdinary, openFailing, openItem, toPath, toTitle } from './lib/stock-item';
import { expect, test } from './lib/stock-server';

type Items = Parameters<typeof getItem>[0];

/** As many digits as before: the words beside the price have nothing to make room for. */
const dearer = { price: { amount: 6_543_200, currency: 'EUR' } };

const isFiveDigits = (item: Items[number]): boolean => isOrdinary(item) && /^\d{7}$/.test(String(item.price?.amount));

/** What a screen reader is told. */
const getAnnouncement = (page: Page) => page.locator('article').getByRole('status').first();

test('on an ordinary page nothing goes wrong', async ({ page, stock, items }) => {
  const problems = collectProblems(page);
  page.on('requestfailed', (request) => {
    // Chromium calls each HEAD aborted whose answer has no body.
    if (request.method() !== 'HEAD') problems.push(`failed request: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${String(response.status())} ${response.url()}`);
  });
  const item = getItem(items, isOrdinary);
  await openItem(page, stock, toPath(items, item));
  await page.locator('#similar').scrollIntoViewIfNeeded();
  await stock.settled();
  await expect(page.locator('h1')).toHaveText(toTitle(item));
  await expect(getAnnouncement(page)).toBeEmpty();
  expect(stock.askedItems).toEqual([String(item.advertisementID)]);
  expect(problems).toEqual([]);
});

test('the built item is there at once, and a price that changed since is shown, said, and moves nothing', async ({
  page,
  stock,
  items,
}) => {
  const item = getItem(items, isFiveDigits);
  stock.edit({ [item.advertisementID]: dearer });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  stock.answerItem(() => released.then(() => false));
  await watchLayoutShifts(page);
  await page.goto(toPath(items, item));
  const built = (item.price?.amount ?? 0) / 100;
  await expect(page.locator('article')).toContainText(`€ ${built.toLocaleString('nl-NL')} excl. btw`);
  await expect(getAnnouncement(page)).toBeEmpty();
  release();
  await expect(page.locator('article')).toContainText('€ 65.432 excl. btw');
  await expect(getAnnouncement(page)).toHaveText(/^De prijs is gewijzigd: €.65\.432 excl\. btw Vaste prijs\.$/);
  expect(await getLayoutShifts(page)).toEqual([]);
});

test('a price that changes while the photos are open is said there: the page behind them is out of reach', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen');
  const item = getItem(items, isFiveDigits);
  stock.edit({ [item.advertisementID]: dearer });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  stock.answerItem(() => released.then(() => false));
  await page.goto(toPath(items, item));
  // Then it is alive: before, a photo is a link to the picture.
  await expect.poll(() => stock.askedItems.length).toBeGreaterThan(0);
  await page
    .getByRole('link', { name: /, foto 1 van/ })
    .first()
    .click();
  const said = getLightbox(page).getByRole('status');
  await expect(said).toBeEmpty();
  release();
  await expect(said).toHaveText(/^De prijs is gewijzigd: €.65\.432 excl\. btw Vaste prijs\.$/);
  expect(await said.evaluate((region) => region.closest('[inert], [aria-hidden=true]'))).toBeNull();
  await page.keyboard.press('Escape');
  await expect(getAnnouncement(page)).toHaveText(/^De prijs is gewijzigd/);
});

test('a changed price is said in German, too', async ({ page, stock, items, isMobile }) => {
  test.skip(isMobile, 'the same words on every screen');
  const item = getItem(items, isFiveDigits);
  stock.edit({ [item.advertisementID]: dearer });
  await openItem(page, stock, toPath(items, item, 'de'));
  await expect(page.locator('article')).toContainText('65.432 € zzgl. MwSt.');
  await expect(getAnnouncement(page)).toHaveText(/^Der Preis hat sich geändert: 65\.432.€ zzgl\. MwSt\. Festpreis\.$/);
});

for (const [status, label] of [
  ['sold', 'Verkocht'],
  ['reserved', 'Gereserveerd'],
] as const) {
  test(`${status} since the build the page stays, says so, and leads to others`, async ({
    page,
    stock,
    items,
    isMobile,
  }) => {
    const item = getItem(items, isOrdinary);
    stock.edit({ [item.advertisementID]: { status } });
    await openItem(page, stock, toPath(items, item));
    const article = page.locator('article').first();
    await expect(article.getByText(label, { exact: true })).toBeVisible();
    await expect(getAnnouncement(page)).toHaveText(`De status is gewijzigd: ${label}.`);
    await expect(page.locator('h1')).toHaveText(toTitle(item));
    await expect(article.getByText('Beschikbaar')).toHaveCount(0);

    const actions = isMobile ? page.getByRole('navigation', { name: 'Contact over deze machine' }) : article;
    await expect(article.getByRole('link', { name: 'Vraag stellen' })).toHaveCount(0);
    const findOne = actions.getByRole('link', { name: 'Laat ons zoeken' });
    await expect(findOne).toBeVisible();
    await findOne.click();
    const place = page.getByRole('region', { name: 'Laat ons zoeken' });
    await expect(place.getByLabel(/^Merk/)).toHaveValue(String(item.makeName));
    await expect(place.getByLabel(/^Model/)).toHaveValue(String(item.model));
    const mail = (await place.locator('a[href^="mailto:"]').getAttribute('href')) ?? '';
    expect(new URL(mail).searchParams.get('subject')).toBe(`Zoekopdracht: ${toTitle(item)}`);
    await actions.getByRole('link', { name: 'Vergelijkbare machines' }).click();
    await expect(page.getByRole('heading', { name: 'Vergelijkbare machines' })).toBeInViewport();
    await expect(page.locator('#similar article').first()).toBeVisible();
  });
}

test('a machine that was sold or reserved since the build moves nothing', async ({ page, stock, items }) => {
  const item = getItem(items, isOrdinary);
  await watchLayoutShifts(page);
  for (const status of ['sold', 'reserved']) {
    stock.edit({ [item.advertisementID]: { status } });
    await openItem(page, stock, toPath(items, item));
    await expect(getAnnouncement(page)).toContainText('De status is gewijzigd');
    expect.soft(await getLayoutShifts(page)).toEqual([]);
  }
});

test('other facts that changed replace the built ones', async ({ page, stock, items, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  const item = getItem(items, isOrdinary);
  stock.edit({
    [item.advertisementID]: {
      operatingHours: 77_777,
      power: { value: 100, unit: 'kW' },
      description: { nl: 'Sinds gisteren <b>anders</b>.' },
      accessories: [{ nl: 'Nieuwe trekhaak' }],
      // What the page was built with knows better.
      category: { name: item.category.name },
    },
  });
  await openItem(page, stock, toPath(items, item));
  const article = page.locator('article').first();
  await expect(article.locator('dl').first()).toContainText('77.777 uur');
  await expect(article.locator('dl').first()).toContainText('100 kW (136 pk)');
  await expect(page.locator('#description')).toContainText('Sinds gisteren anders.');
  await expect(page.locator('#description b')).toHaveText('anders');
  await expect(page.locator('#accessories li')).toHaveText(['Nieuwe trekhaak']);
  const category = item.category.longPluralTranslated.nl ?? '';
  await expect(page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link').last()).toHaveText(category);
  await expect(page.locator('#details [data-property=category] dd')).toHaveText(category);
});

test('a page that comes back to the network asks again', async ({ page, stock, items, context, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  const item = getItem(items, isOrdinary);
  await openItem(page, stock, toPath(items, item));
  await context.setOffline(true);
  stock.edit({ [item.advertisementID]: dearer });
  await context.setOffline(false);
  await expect(page.locator('article').first()).toContainText('€ 65.432');
  await expect(getAnnouncement(page)).toContainText('65.432');
});

test.describe('the built page stays', () => {
  test.skip(({ isMobile }) => isMobile, 'the same on every screen');

  for (const [name, failure] of [
    ['the API answers with status 500', { kind: 'status', status: 500 }],
    ['the API answers with a web page', { kind: 'html' }],
    ['half an answer comes', { kind: 'truncated' }],
    ['no answer comes in time', { kind: 'hang' }],
    ['there is no connection', null],
    ['the answer is another item', { advertisementID: 1, category: { name: 'tractors' } }],
    ['the answer is no item', null],
  ] as const) {
    test(`when ${name}`, async ({ page, stock, items }) => {
      const item = getItem(items, isOrdinary);
      if (name === 'there is no connection')
        stock.answerItem(async (route) => {
          await route.abort();
          return true;
        });
      else if (failure !== null && 'kind' in failure) stock.misbehaveItem(failure);
      else stock.answerItem((route) => answerJson(route, { data: failure }));
      // Nobody waits for fifteen seconds here.
      await page.addInitScript(() => {
        const timeout = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = () => timeout(500);
      });
      await openFailing(page, toPath(items, item));
      await expect(page.locator('h1')).toHaveText(toTitle(item));
      const built = (item.price?.amount ?? 0) / 100;
      await expect(page.locator('article').first()).toContainText(`€ ${built.toLocaleString('nl-NL')} excl. btw`);
      await expect(getAnnouncement(page)).toBeEmpty();
      await expect(page.locator(':is(#details, #technical, #accessories, #description) > h2')).toHaveCount(4);
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});
