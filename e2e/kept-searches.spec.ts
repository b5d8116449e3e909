import type { Locator, Page } from '@playwright/test';

import { findViolations } from './lib/axe';
import { getLayoutShifts, watchLayoutShifts } from './lib/layout-shifts';
import { getLink } from './lib/shortlist';
import { getShownIds, openList } from './lib/stock-list';
import { expect, test } from './lib/stock-server';

const fendt = '/occasions?filter-makeName[]=Fendt';
const getKeepButton = (page: Page) => page.getByRole('button', { name: 'Zoekopdracht bewaren' }).first();
const getKeptButton = (page: Page) => page.getByRole('button', { name: 'Zoekopdracht bewaard' }).first();
const getSearches = (page: Page) => page.getByRole('region', { name: 'Uw zoekopdrachten' });
const getSearch = (page: Page, name: string) => getSearches(page).getByRole('listitem', { name });

/** The address that a feed's explanation shows, on this server. */
async function getFeedPath(place: Locator, name: RegExp): Promise<string> {
  const { pathname, search } = new URL(await place.getByRole('textbox', { name }).inputValue());
  return pathname + search;
}

/** Keeps the search of the list on screen. */
async function keep(page: Page, name?: string): Promise<void> {
  await getKeepButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Zoekopdracht bewaren' });
  if (name !== undefined) await dialog.getByRole('textbox', { name: 'Naam' }).fill(name);
  await dialog.getByRole('button', { name: 'Bewaren' }).click();
  await expect(dialog.getByText(/^Bewaard\.|Uw lijst blijft/)).toBeFocused();
}

/** A search that a page before has kept. */
async function store(page: Page, fields: object = {}): Promise<void> {
  const search = { id: '?filter-makeName[]=Fendt', name: 'Fendt', seen: '2026-11-01T00:00:00Z', ...fields };
  await page.addInitScript(
    (text) => {
      if (sessionStorage.getItem('seeded') !== null) return;
      sessionStorage.setItem('seeded', 'yes');
      localStorage.setItem('kept-searches', text);
    },
    JSON.stringify({ version: 1, items: [search] }),
  );
}

test('a search is kept on its list, found on the page of what is kept, and counts what came in', async ({
  page,
  stock,
  items,
}) => {
  await watchLayoutShifts(page);
  await openList(page, stock, fendt);
  const before = await getLayoutShifts(page);
  await getKeepButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Zoekopdracht bewaren' });
  await expect(dialog.getByRole('textbox', { name: 'Naam' })).toHaveValue('Fendt');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(getKeepButton(page)).toBeFocused();
  expect(await getLayoutShifts(page)).toEqual(before);
  await keep(page, 'Voor de boerderij');
  await page.getByRole('link', { name: 'Naar uw zoekopdrachten' }).click();
  await expect(page).toHaveURL(/\/bewaard#kept-searches$/);
  const all = items.filter(({ makeName }) => makeName === 'Fendt');
  const search = getSearch(page, 'Voor de boerderij');
  await expect(search).toContainText(`${String(all.length)} machines, niets nieuws sinds`);
  expect(await findViolations(page)).toEqual([]);

  const [late] = all;
  const soon = new Date(Date.now() + 86_400_000).toISOString();
  stock.edit({ [String(late?.advertisementID)]: { createdDate: soon } });
  await page.reload();
  await expect(search).toContainText(`${String(all.length)} machines, 1 nieuw sinds`);
  await search.getByRole('link', { name: 'Voor de boerderij' }).click();
  await expect(page).toHaveURL(/\/occasions\?filter-makeName\[\]=Fendt$/);
});

test('opening a search begins its count anew; it is renamed, removed and put back by keyboard', async ({
  page,
  stock,
}) => {
  await store(page);
  await page.goto('/bewaard');
  await expect(getSearch(page, 'Fendt')).toContainText(/\d+ machines, \d+ nieuw sinds 1 november 2026/);
  await getSearch(page, 'Fendt').getByRole('button', { name: 'Naam wijzigen Fendt' }).press('Enter');
  await page.getByRole('textbox', { name: 'Nieuwe naam' }).fill('Trekkers');
  await page.keyboard.press('Enter');
  const rename = page.getByRole('button', { name: 'Naam wijzigen Trekkers' });
  await expect(rename).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'heet nu Trekkers' })).toHaveCount(1);
  await getSearch(page, 'Trekkers').getByRole('button', { name: 'Verwijderen Trekkers' }).press('Enter');
  const undo = page.getByRole('button', { name: 'Ongedaan maken' });
  await expect(undo).toBeFocused();
  await expect(getSearch(page, 'Trekkers')).toHaveCount(0);
  await undo.press('Enter');
  await expect(getSearch(page, 'Trekkers')).toBeVisible();

  await getSearch(page, 'Trekkers').getByRole('link', { name: 'Trekkers' }).click();
  await stock.settled();
  await getLink(page).click();
  await expect(getSearch(page, 'Trekkers')).toContainText(/niets nieuws sinds/);
});

test('the feed of a search has what its list shows', async ({ page, stock }) => {
  await store(page);
  await openList(page, stock, fendt);
  const shown = await getShownIds(page);
  await page.goto('/bewaard');
  const search = getSearch(page, 'Fendt');
  await search.getByText('Nieuwe machines volgen').click();
  await expect(search.getByText(/^Een feedlezer is een gratis app/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await getFeedPath(search, /RSS/)).toBe('/feeds/nl?filter-makeName[]=Fendt');
  const feed = await page.request.get(await getFeedPath(search, /JSON/));
  expect(feed.status()).toBe(200);
  type JsonFeed = Record<'title' | 'description' | 'home_page_url', string> & { items: { id: string; url: string }[] };
  const { items, ...head } = (await feed.json()) as JsonFeed;
  expect(head).toMatchObject({
    title: 'Occasions: Fendt',
    description: expect.stringContaining('Merk: Fendt'),
  });
  expect(new URL(head.home_page_url).search).toBe('?filter-makeName[]=Fendt');
  expect(
    items
      .slice(0, shown.length)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...shown].sort());
  const [first] = items;
  const { pathname } = new URL(first?.url ?? '');
  expect((await page.request.get(pathname)).status()).toBe(200);
});

test('where the own server does not serve the site, there is no feed', async ({ page }) => {
  await store(page);
  await page.route('**/feeds', (route) => route.fulfill({ status: 404 }));
  await page.goto('/bewaard', { waitUntil: 'networkidle' });
  await expect(getSearch(page, 'Fendt')).toContainText(/\d+ machines/);
  await expect(page.getByText('Nieuwe machines volgen')).toHaveCount(0);
});

test('when nobody knows how many there are, the page says so quietly', async ({ page, stock }) => {
  await store(page);
  stock.misbehave({ kind: 'status', status: 500 });
  await page.goto('/bewaard');
  await expect(getSearch(page, 'Fendt')).toContainText('is nu niet bekend');
});

test('without filters there is nothing to keep; with them the button stands in the first screen, and its words move nothing', async ({
  page,
  stock,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openList(page, stock);
  await expect(getKeepButton(page)).toHaveCount(0);
  await openList(page, stock, fendt);
  await expect(getKeepButton(page)).toBeInViewport({ ratio: 1 });
  const getBoxes = (button: Locator) =>
    Promise.all(
      [button, page.getByRole('combobox', { name: 'Sorteren' }), page.locator('article').first()].map((one) =>
        one.boundingBox(),
      ),
    );
  // Not while it waits for the answer, when the list is not shown.
  await expect(page.locator('article').first()).toBeVisible();
  const before = await getBoxes(getKeepButton(page));
  await keep(page);
  await page.reload();
  await stock.settled();
  await expect(getKeptButton(page)).toBeInViewport({ ratio: 1 });
  expect(await getBoxes(getKeptButton(page))).toEqual(before);
});

test('a search that is kept says so, is not kept again, and goes from its list', async ({ page, stock }) => {
  await store(page);
  await openList(page, stock, fendt);
  await getKeptButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Zoekopdracht bewaard' });
  await expect(dialog.getByText('Deze zoekopdracht is bewaard als ‘Fendt’.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Niet meer bewaren' }).click();
  await expect(getKeepButton(page)).toBeFocused();
  await page.goto('/bewaard');
  await expect(page.getByText('nog geen machines bewaard')).toBeVisible();
  await expect(getSearches(page)).toHaveCount(0);
});

test('where nothing is found, the search can be kept there', async ({ page, stock }) => {
  await openList(page, stock, `${fendt}&filter-price.amount-max=1`);
  await page.getByRole('region', { name: 'Machines' }).getByRole('button', { name: 'Zoekopdracht bewaren' }).click();
  await expect(page.getByRole('dialog', { name: 'Zoekopdracht bewaren' })).toBeVisible();
});

test('from the head of the page of what is kept, a link with their number leads to the searches', async ({ page }) => {
  await store(page);
  await watchLayoutShifts(page);
  await page.goto('/bewaard');
  const link = page.getByRole('link', { name: 'Uw zoekopdrachten (1)' });
  await expect(link).toBeInViewport({ ratio: 1 });
  expect(await getLayoutShifts(page)).toEqual([]);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Uw zoekopdrachten' })).toBeInViewport();
});

for (const [server, hasFeeds] of [
  ['the own server', true],
  ['another one', false],
] as const)
  test(`below a list with filters stands how to follow it, from ${server}`, async ({ page, stock }) => {
    if (!hasFeeds) await page.route('**/feeds', (route) => route.fulfill({ status: 404 }));
    await openList(page, stock, fendt);
    await page.getByText('Nieuwe machines volgen').click();
    const place = page.getByRole('group').filter({ hasText: 'Nieuwe machines volgen' });
    await expect(place.getByText(hasFeeds ? 'U volgt hiermee: Fendt' : /^Uw filters zijn hier niet/)).toBeVisible();
    const path = hasFeeds ? '/feeds/nl?filter-makeName[]=Fendt' : '/feeds/nl/all.xml';
    expect(await getFeedPath(place, /RSS/)).toBe(path);
    expect((await page.request.get(path)).status()).toBe(200);
    expect(await findViolations(page)).toEqual([]);
  });

test('a search of a sector and a category opens in each language', async ({ page, stock }) => {
  await openList(page, stock, '/sectoren/landbouw/occasions?filter-makeName[]=Fendt');
  await keep(page);
  await page.goto('/de/merkliste');
  const search = page.getByRole('region', { name: 'Ihre Suchen' }).getByRole('listitem');
  // Nobody gave it a name: it is called what it is, in the language of the page.
  await expect(search.getByRole('heading')).toHaveText('Gebrauchtmaschinen Landwirtschaft · Fendt');
  await expect(search).toContainText(/\d+ Maschinen, nichts Neues seit/);
  await search.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/de\/sektoren\/landwirtschaft\/anlasse\?filter-makeName\[\]=Fendt$/);
});

test('storage that is blocked keeps a search for the visit, and says so', async ({ page, stock }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await openList(page, stock, fendt);
  await keep(page);
  await expect(page.getByText('Uw browser staat opslaan niet toe.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Naar uw zoekopdrachten' }).click();
  await expect(getSearch(page, 'Fendt')).toBeVisible();
});
