import { expectIds, getChips, getCount, openList } from './lib/stock-list';
import { expect, test } from './lib/stock-server';

const logged = 'Something went wrong fetching the TNL stock';
const failed = 'De machines konden niet worden geladen.';
const nothing = /Geen machine past|er is op dit moment geen voorraad/;

for (const [name, failure] of [
  ['with status 500', { kind: 'status', status: 500 }],
  ['with a web page', { kind: 'html' }],
  ['with half of it', { kind: 'truncated' }],
] as const) {
  test(`when the stock API answers ${name} the list stays, says so, and tries again`, async ({
    page,
    stock,
    items,
  }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await openList(page, stock);
    stock.misbehave(failure);
    await page.getByLabel('Sorteren op').selectOption({ label: 'Langst geplaatst eerst' });
    await expect(page.getByRole('alert')).toContainText(failed);
    await expect(page.getByText(nothing)).toHaveCount(0);
    await expectIds(page, items, 0, 24);
    await expect(page.locator('#stock-results')).toHaveAttribute('aria-busy', 'false');
    expect(lines.filter((line) => line.startsWith(logged))).toHaveLength(1);
    const retry = page.getByRole('button', { name: 'Probeer het opnieuw' });
    const asked = stock.asked.length;
    await retry.click();
    await expect.poll(() => stock.asked.length).toBe(asked + 1);
    await stock.settled();
    await expect(retry).toBeVisible();
    stock.behave();
    await retry.click();
    await expectIds(page, items.toReversed(), 0, 24);
    await expect(page.getByRole('alert')).toBeEmpty();
  });
}

test('when the stock API was never reached the built list stays', async ({ page, stock, items }) => {
  stock.misbehave({ kind: 'status', status: 503 });
  await page.goto('/occasions');
  await expect(page.getByRole('alert')).toContainText(failed);
  await expectIds(page, items, 0, 24);
  await expect(getCount(page)).toHaveText('240 machines');
  await expect(page.getByText(nothing)).toHaveCount(0);
});

test('a facet that cannot be counted costs the list nothing', async ({ page, stock, items }) => {
  stock.answer(async (route, { pagination }) => {
    if (pagination.size > 0) return false;
    await route.fulfill({ status: 500, body: 'no' });
    return true;
  });
  await openList(page, stock, '/occasions?filter-makeName[]=Fendt');
  await expectIds(
    page,
    items.filter(({ makeName }) => makeName === 'Fendt'),
  );
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(getCount(page)).toHaveText('12 machines');
});

test('offline it says so, and goes on by itself when the network is back', async ({ page, stock, items, context }) => {
  await openList(page, stock);
  await context.setOffline(true);
  await expect(page.getByRole('alert')).toContainText('Geen internetverbinding');
  await page.getByLabel('Sorteren op').selectOption({ label: 'Langst geplaatst eerst' });
  await expect(page.getByRole('alert')).toContainText('Hieronder staat de lijst zoals die eerder was.');
  await expectIds(page, items, 0, 24);
  await context.setOffline(false);
  await expectIds(page, items.toReversed(), 0, 24);
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('when more machines cannot be loaded that is said at the end of the list, and each press tries the same again', async ({
  page,
  stock,
  items,
}) => {
  await openList(page, stock);
  await stock.settled();
  const before = stock.asked.length;
  stock.misbehave({ kind: 'status', status: 502 });
  const more = page.getByRole('link', { name: 'Toon nog 24 machines' });
  for (let press = 1; press <= 3; press += 1) {
    await more.click();
    await expect.poll(() => stock.asked.length).toBe(before + press);
    await stock.settled();
    await expect(page.getByRole('alert')).toContainText(failed);
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(page).toHaveURL('/occasions?page=2');
    await expect(more).toHaveAttribute('href', '/occasions?page=2');
    await expectIds(page, items, 0, 24);
  }
  stock.behave();
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click();
  await expectIds(page, items, 0, 48);
  await expect(page.locator('#stock-results article').nth(24).getByRole('link')).toBeFocused();
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(more).toHaveAttribute('href', '/occasions?page=3');
  await expect(getChips(page)).toHaveCount(0);
});

test('offline, asking for more says so there, and they come with the network', async ({
  page,
  stock,
  items,
  context,
}) => {
  await openList(page, stock);
  await context.setOffline(true);
  const more = page.getByRole('link', { name: 'Toon nog 24 machines' });
  for (let press = 0; press < 3; press += 1) await more.click();
  await expect(page.getByRole('alert')).toContainText('Geen internetverbinding');
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page).toHaveURL('/occasions?page=2');
  await context.setOffline(false);
  await expectIds(page, items, 0, 48);
});

test('the button that tries again keeps the focus until there is an answer, which then has it', async ({
  page,
  stock,
}) => {
  await openList(page, stock);
  stock.misbehave({ kind: 'status', status: 500 });
  await page.getByLabel('Sorteren op').selectOption({ label: 'Langst geplaatst eerst' });
  const retry = page.getByRole('button', { name: 'Probeer het opnieuw' });
  await expect(retry).toBeVisible();
  const asked = stock.asked.length;
  await retry.press('Enter');
  await expect.poll(() => stock.asked.length).toBe(asked + 1);
  await stock.settled();
  await expect(retry).toBeFocused();
  stock.behave();
  await page.keyboard.press('Enter');
  await expect(retry).toHaveCount(0);
  await expect(page.locator('#stock-results')).toBeFocused();
});

test('a link with filters whose first answer fails says that they are not applied', async ({ page, stock, items }) => {
  stock.misbehave({ kind: 'status', status: 500 });
  await page.goto('/occasions?filter-makeName[]=Fendt');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(failed);
  await expect(alert).toContainText('De filters konden niet worden toegepast: hieronder staan alle machines.');
  await expect(alert).not.toContainText('eerder');
  await expectIds(page, items, 0, 24);
});

test('a link with filters whose answer takes long says so, until it comes', async ({ page, stock }) => {
  stock.misbehave({ kind: 'delay', milliseconds: 7000 });
  await page.goto('/occasions?filter-makeName[]=Fendt');
  const notice = page.getByRole('alert').getByText('Uw keuze is hieronder nog niet toegepast.');
  await expect(notice).toBeVisible({ timeout: 6500 });
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('offline a machine that was not seen before is not opened, and the list stays', async ({
  page,
  stock,
  items,
  context,
}) => {
  await openList(page, stock);
  const links = page.locator('#stock-results article').getByRole('link');
  await links.nth(1).click();
  await expect(page).toHaveURL(/\/occasions\/.+\/.+/);
  await page.goBack();
  await expectIds(page, items, 0, 24);
  await context.setOffline(true);
  // Far below what has been in sight, and with that fetched in advance.
  await links.nth(22).press('Enter');
  await expect(page.getByText('Geen internetverbinding: deze pagina kan nu niet worden geopend.')).toBeVisible();
  await expect(page).toHaveURL('/occasions');
  await expectIds(page, items, 0, 24);
  await links.nth(1).press('Enter');
  await expect(page).toHaveURL(/\/occasions\/.+\/.+/);
  await context.setOffline(false);
});
