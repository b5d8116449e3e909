import type { Page } from '@playwright/test';

import { getChips, getCount, getSearch, openList } from './lib/stock-list';
import { expect, test } from './lib/stock-server';

/** What visitors type, not always in the language of the page, and the filters that it means. */
const sentences = [
  [
    ...['Dutch', '/', '/occasions', 'Schlepper ab 2015 mit Frontlader'],
    '?filter-category.name[]=tractors&filter-constructionYear-min=2015&filter-accessories.nl[]=Voorlader',
  ],
  [
    ...['English', '/en', '/en/occasions', 'claas tractor onder 50.000 euro'],
    '?filter-category.name[]=tractors&filter-makeName[]=Claas&filter-price.amount-max=50000',
  ],
  [
    ...['German', '/de', '/de/anlasse', 'forklift triplex 2500 kg'],
    '?filter-category.name[]=forklifts&filter-liftingCapacity.value-min=2250&filter-liftingCapacity.value-max=2750&filter-mastStageCount[]=3',
  ],
] as const;

const getField = (page: Page) => page.getByRole('search').getByRole('combobox');
const getOptions = (page: Page) => page.getByRole('listbox').getByRole('option');

/** Types a text into a hydrated field, and presses Enter. */
async function search(page: Page, text: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-rh');
  await expect(getField(page)).toBeVisible();
  await getField(page).fill(text);
  await getField(page).press('Enter');
}

// What others mean is told by `src/features/stock/model/search/sentence`.
for (const [language, home, list, text, filters] of sentences) {
  test(`“${text}” becomes filters on the ${language} home page and list`, async ({ page, stock }) => {
    for (const start of [home, list]) {
      await page.goto(start, { waitUntil: 'domcontentloaded' });
      await search(page, text);
      await expect.poll(() => new URL(page.url()).pathname + getSearch(page)).toBe(list + filters);
      await stock.settled();
      await expect(getField(page)).toHaveValue('');
    }
  });
}

test('the sentence is suggested first as it is understood, with its count, and chosen by keyboard', async ({
  page,
  stock,
}) => {
  await openList(page, stock);
  await getField(page).focus();
  await page.keyboard.type('trekker vanaf 2015');
  await expect(getOptions(page).first()).toHaveText(/^Tractoren · vanaf 2015 \d+ machines$/);
  const count = /(\d+ machines)$/.exec((await getOptions(page).first().textContent()) ?? '')?.[1] ?? '';
  expect(count).not.toBe('');
  await page.keyboard.press('ArrowDown');
  await expect(getOptions(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(getChips(page)).toHaveText(['Categorie: Tractoren', 'Bouwjaar: vanaf 2015']);
  await expect(getCount(page)).toHaveText(count);
  await expect(getField(page)).toHaveValue('');
  await expect(getField(page)).toBeFocused();
});

test('a sentence filters while it is typed, and Back leads to before it', async ({ page, stock }) => {
  await openList(page, stock, '/occasions?filter-energyType[]=diesel');
  await getField(page).pressSequentially('trekker');
  await expect(page).toHaveURL(/category\.name/);
  await getField(page).pressSequentially(' vanaf 2018');
  await expect
    .poll(() => getSearch(page))
    .toBe('?filter-category.name[]=tractors&filter-constructionYear-min=2018&filter-energyType[]=diesel');
  // What is typed on belongs to the same text: the year is replaced, not added.
  await getField(page).press('Backspace');
  await getField(page).pressSequentially('9');
  await expect.poll(() => getSearch(page)).toContain('constructionYear-min=2019');
  await expect(getField(page)).toHaveValue('trekker vanaf 2019');
  await page.goBack();
  await expect.poll(() => getSearch(page)).toBe('?filter-energyType[]=diesel');
  await expect(getField(page)).toHaveValue('');
});

test('what was not understood is shown, survives a reload, and goes with the next change', async ({ page, stock }) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await search(page, 'rode heftruck');
  const note = page.getByText('Niet herkend: rode');
  await expect(note).toBeVisible();
  await expect(getChips(page)).toHaveText(['Categorie: Heftrucks']);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(note).toBeVisible();
  await getChips(page).first().click();
  await expect(note).toHaveCount(0);
  await stock.settled();
  expect(
    stock.asked.flatMap(({ freeTextSearch }) => freeTextSearch?.term ?? []).filter((term) => term !== 'rode'),
  ).toEqual([]);
});

test('words that are not understood are searched for where that leaves machines', async ({ page, stock, items }) => {
  const type = items.find((one) => /^[a-z]{5,}$/i.test(one.type ?? ''))?.type ?? '';
  expect(type).not.toBe('');
  await openList(page, stock);
  await search(page, `${type} xqzzy`);
  await expect(page.getByText('Niet herkend: xqzzy')).toBeVisible();
  await expect.poll(() => getSearch(page).toLowerCase()).toContain(`freetextsearch=${type.toLowerCase()}`);
});

test('what is doubtful is offered with its count, never applied', async ({ page, stock }) => {
  await openList(page, stock);
  await search(page, 'hogwrker');
  const offer = page.getByRole('button', { name: /^Hoogwerkers ?\d+ machines?$/ });
  await expect(offer).toBeVisible();
  expect(getSearch(page)).toBe('?freeTextSearch=hogwrker');
  await offer.click();
  await expect(getChips(page)).toHaveText(['Categorie: Hoogwerkers']);
});

test('a sentence is shared as plain filters, and one in an address becomes filters', async ({ page, stock }) => {
  await openList(page, stock, '/occasions?filter-category.name[]=tractors&filter-constructionYear-min=2015');
  await expect(getChips(page)).toHaveText(['Categorie: Tractoren', 'Bouwjaar: vanaf 2015']);
  await openList(page, stock, '/occasions?freeTextSearch=trekker%20vanaf%202015');
  await expect(getChips(page)).toHaveText(['Categorie: Tractoren', 'Bouwjaar: vanaf 2015']);
  expect(getSearch(page)).toBe('?filter-category.name[]=tractors&filter-constructionYear-min=2015');
});

test('another category than the page has is found in the whole stock', async ({ page, stock }) => {
  await openList(page, stock, '/occasions/tractoren');
  await search(page, 'heftruck');
  await expect
    .poll(() => new URL(page.url()).pathname + getSearch(page))
    .toBe('/occasions?filter-category.name[]=forklifts');
  await openList(page, stock, '/occasions/tractoren');
  await search(page, 'trekker vanaf 2018');
  await expect
    .poll(() => new URL(page.url()).pathname + getSearch(page))
    .toBe('/occasions/tractoren?filter-constructionYear-min=2018');
});

test('the beginning of a word for another page is no step on the way back', async ({ page, stock }) => {
  await openList(page, stock, '/occasions/tractoren');
  await getField(page).pressSequentially('hef');
  await expect(page).toHaveURL(/freeTextSearch=hef/);
  await getField(page).pressSequentially('truck');
  await getField(page).press('Enter');
  await expect(page).toHaveURL(/category\.name/);
  await page.goBack();
  await expect(page).toHaveURL(/\/occasions\/tractoren$/);
});

test('a long sentence is read to its end, and a make that is typed on is the filter that Enter makes', async ({
  page,
  stock,
}) => {
  await openList(page, stock, '/occasions?filter-makeName[]=Claas');
  await getField(page).pressSequentially('fendt');
  await expect.poll(() => getSearch(page)).toBe('?filter-makeName[]=Fendt');
  await openList(page, stock);
  const polite = 'Beste verkoper wij zoeken met spoed een mooie nette machine voor ons bedrijf in Overijssel';
  await search(page, `${polite} tractor tot 150000 euro`);
  await expect.poll(() => getSearch(page)).toBe('?filter-category.name[]=tractors&filter-price.amount-max=150000');
});

test('a suggestion says what it does without, and signs alone are no search', async ({ page, stock }) => {
  await openList(page, stock);
  await getField(page).pressSequentially('tractor xqzzy');
  await expect(getOptions(page).first()).toContainText('Niet herkend: xqzzy');
  await search(page, '!!!???');
  await expect(getField(page)).toHaveValue('');
  await expect(getChips(page)).toHaveCount(0);
});

test('filters that were taken off do not come back with the next text', async ({ page, stock }) => {
  await openList(page, stock);
  await search(page, 'trekker vanaf 2015');
  await expect(getChips(page)).toHaveCount(2);
  await getChips(page).first().click();
  await getChips(page).first().click();
  await expect(getChips(page)).toHaveCount(0);
  await getField(page).pressSequentially('onder 50.000 euro');
  await expect.poll(() => getSearch(page)).toBe('?filter-price.amount-max=50000');
});

test('a field that is emptied at home leads nowhere', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await getField(page).fill('trekker');
  await page.getByRole('search').getByRole('button', { name: 'Zoekterm wissen' }).click();
  await expect(getField(page)).toBeFocused();
  await getField(page).fill('trekker');
  await expect(getOptions(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(getField(page)).toHaveValue('');
  // Longer than a search takes.
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/$/);
});

test('a stock number alone opens its machine, from the home page and from a page that is not there', async ({
  page,
}) => {
  for (const start of ['/', '/page-that-is-not-there']) {
    await page.goto(start, { waitUntil: 'domcontentloaded' });
    await search(page, 'i-20463');
    await expect(page).toHaveURL(/\/occasions\/wielladers\/volvo-l30g-204630$/);
  }
});

const advert = `*** TE KOOP *** Claas Arion 650, bj. 2017, 4.350 uur, 184 pk!!! Prijs: € 79.500,- ex btw.
Bel 06-12345678 of kijk op https://example.test/?a=1&b=2#c <script>alert(1)</script>`;

test.describe('whatever is typed', () => {
  for (const [name, text] of [
    ['ten thousand characters', 'trekker '.repeat(1250)],
    ['signs', '??!*()[]{}\\/"\'`%&=#@~^|<>;:,.…€$'],
    ['right to left', 'جرار ‮trekker‬ مستعمل'],
    ['an advert', advert],
    ['markup', '<b onclick="alert(1)">trekker</b>'],
    ['a number without end', '9'.repeat(90)],
  ] as const) {
    // That no request breaks the contract and no script throws is checked after each test (`lib/stock-server.ts`).
    test(`${name} breaks nothing`, async ({ page, stock }) => {
      await openList(page, stock);
      await getField(page).fill(text);
      await getField(page).press('Enter');
      await stock.settled();
      await expect(page.locator('#stock-results')).toHaveAttribute('aria-busy', 'false');
      await expect(page.locator('h1')).toHaveText('Occasions');
      expect(page.url().length).toBeLessThan(2000);
    });
  }
});
