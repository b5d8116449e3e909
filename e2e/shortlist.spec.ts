import { findViolations } from './lib/axe';
import { getLayoutShifts, watchLayoutShifts } from './lib/layout-shifts';
import { getKeep, getLink, getRow, getTitles, openShortlist, pick, store, toEntry } from './lib/shortlist';
import { openItem, toPath, toTitle } from './lib/stock-item';
import { openList } from './lib/stock-list';
import { expect, test } from './lib/stock-server';

test('machines are kept on a list and on their page, counted, and shown with what has changed', async ({
  page,
  stock,
  items,
}) => {
  const [first, second, third] = pick(items);
  await watchLayoutShifts(page);
  await openList(page, stock);
  await expect(getLink(page)).toHaveText('Bewaard');
  for (const item of [first, second]) {
    await getKeep(page, item).click();
    await expect(getKeep(page, item)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(getLink(page)).toHaveText('Bewaard2');
  expect(await getLayoutShifts(page)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Lijst' }).click();
  await expect(getKeep(page, second)).toBeVisible();
  await openItem(page, stock, toPath(items, third));
  await getKeep(page, third).click();
  await expect(getLink(page)).toHaveText('Bewaard3');
  await page.reload();
  await expect(getKeep(page, third)).toHaveAttribute('aria-pressed', 'true');

  stock.edit({
    [first.advertisementID]: { price: { amount: 6_543_200, currency: 'EUR' } },
    [second.advertisementID]: { status: 'sold' },
    [third.advertisementID]: null,
  });
  const asked = stock.asked.length;
  await getLink(page).click();
  await expect(page).toHaveURL(/\/bewaard$/);
  await expect(getRow(page, first)).toContainText(/Prijs was €\s[\d.]+, nu €\s65\.432/);
  await expect(getRow(page, second)).toContainText('Nu verkocht');
  await expect(getRow(page, third)).toContainText('Staat niet meer in onze voorraad');
  await expect(getRow(page, third).getByRole('link')).toHaveCount(0);
  await expect.poll(() => getTitles(page)).toEqual([first, second, third].map(toTitle));
  const own = stock.asked.slice(asked).filter(({ filters }) => JSON.stringify(filters).includes('advertisementID'));
  expect(own).toHaveLength(1);
  expect(await findViolations(page)).toEqual([]);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await getRow(page, first).getByRole('link').click();
  await expect(page.locator('h1')).toHaveText(toTitle(first));
});

test('an empty list says how to keep a machine, and has the newest ones', async ({ page }) => {
  await page.goto('/bewaard', { waitUntil: 'networkidle' });
  await expect(page.getByText('Druk bij een machine op ‘Bewaren’.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Net binnen' }).getByRole('article')).toHaveCount(4);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Bekijk alle machines' }).first().click();
  await expect(page).toHaveURL(/\/occasions$/);
});

test('machines change their places by keyboard, have a note, and are removed and put back', async ({
  page,
  stock,
  items,
}) => {
  const [first, second, third] = pick(items);
  await store(
    page,
    [first, second, third].map((item) => toEntry(item)),
  );
  await openShortlist(page, stock);
  await expect.poll(() => getTitles(page)).toEqual([first, second, third].map(toTitle));
  const asked = stock.asked.length;
  const up = getRow(page, third).getByRole('button', { name: /^Omhoog/ });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `${toTitle(third)}: plaats 2 van 3` })).toHaveCount(1);
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => getTitles(page)).toEqual([third, first, second].map(toTitle));
  await getRow(page, first)
    .getByRole('button', { name: /^Notitie/ })
    .click();
  const note = getRow(page, first).getByLabel(/^Notitie/);
  await expect(note).toBeFocused();
  await note.fill('x'.repeat(200));
  await expect(getRow(page, first).getByText('Een notitie heeft hoogstens 200 tekens.')).toBeVisible();
  await note.fill('');
  await note.fill('Banden < 50%?');
  await getRow(page, first)
    .getByRole('button', { name: /^Verwijderen/ })
    .click();
  const undo = page.getByRole('button', { name: 'Ongedaan maken' });
  await expect(undo).toBeFocused();
  await expect(getLink(page)).toHaveText('Bewaard2');
  await page.keyboard.press('Enter');
  await expect(getRow(page, first).getByRole('button', { name: /^Verwijderen/ })).toBeFocused();
  await page.reload();
  await stock.settled();
  await expect.poll(() => getTitles(page)).toEqual([third, first, second].map(toTitle));
  await expect(getRow(page, first).getByLabel(/^Notitie/)).toHaveValue('Banden < 50%?');
  // Once each time the page was loaded.
  expect(stock.asked.slice(asked)).toHaveLength(1);
});

test('without the stock API machines are shown as they were kept', async ({ page, stock, items }) => {
  const [first] = pick(items);
  await store(page, [toEntry(first)]);
  stock.misbehave({ kind: 'status', status: 500 });
  await openShortlist(page, stock);
  await expect(getRow(page, first)).toContainText('Stand van 1 november 2026');
  await expect(page.getByText('Onze voorraad is nu niet bereikbaar.')).toBeVisible();
});

test('two tabs have one list', async ({ page, stock, items, context }) => {
  const [first, second] = pick(items);
  await openList(page, stock);
  const other = await context.newPage();
  await other.goto('/bewaard', { waitUntil: 'networkidle' });
  await getKeep(page, first).click();
  await expect(getLink(other)).toHaveText('Bewaard1');
  await expect(getRow(other, first)).toBeVisible();
  await getRow(other, first)
    .getByRole('button', { name: /^Verwijderen/ })
    .click();
  await expect(getKeep(page, first)).toHaveAttribute('aria-pressed', 'false');
  await getKeep(page, second).click();
  await expect(getLink(other)).toHaveText('Bewaard1');
});

for (const [name, error, text] of [
  ['blocked', 'SecurityError', 'Uw browser staat opslaan niet toe.'],
  ['full', 'QuotaExceededError', 'De opslag van uw browser is vol.'],
] as const) {
  test(`storage that is ${name} keeps the list for the visit, and says so`, async ({ page, stock, items }) => {
    await page.addInitScript((kind) => {
      Storage.prototype.setItem = () => {
        throw new DOMException('refused', kind);
      };
    }, error);
    const [first] = pick(items);
    await openList(page, stock);
    await getKeep(page, first).click();
    await expect(page.getByRole('status').getByText(text)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Mededeling sluiten' }).click();
    await expect(page.getByText(text)).toHaveCount(0);
    await getLink(page).click();
    await expect(getRow(page, first)).toBeVisible();
  });
}

test('of a damaged list what is valid stays, and the console names the rest', async ({ page, stock, items }) => {
  const [first] = pick(items);
  await store(page, [toEntry(first), { id: '<script>' }, null]);
  const named = page.waitForEvent('console', (message) => message.text().startsWith('Dropped from the shortlist:'));
  await openShortlist(page, stock);
  expect((await named).text()).toContain('[{"id":"<script>"},null]');
  await expect.poll(() => getTitles(page)).toEqual([toTitle(first)]);
});

test('a list of an older version is shown with what it has, and stays', async ({ page, stock, items }) => {
  const [first, second] = pick(items);
  // The first version kept the id alone.
  await store(page, [{ id: String(first.advertisementID) }, toEntry(second)]);
  await openShortlist(page, stock);
  await expect.poll(() => getTitles(page)).toEqual([first, second].map(toTitle));
  await expect(getRow(page, first)).not.toContainText('Gewijzigd');
  await page.reload();
  await expect.poll(() => getTitles(page)).toEqual([first, second].map(toTitle));
});

test('on paper a list has notes and addresses, and no buttons', async ({ page, stock, items }) => {
  const [first] = pick(items);
  await store(page, [toEntry(first, 'Banden?')]);
  await openShortlist(page, stock);
  await page.emulateMedia({ media: 'print' });
  await expect(getRow(page, first).getByText('Banden?').last()).toBeVisible();
  await expect(getRow(page, first)).toContainText(`https://dealer.example${toPath(items, first)}`);
  await expect(page.getByRole('button')).toHaveCount(0);
});
