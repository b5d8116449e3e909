import { findViolations } from './lib/axe';
import { getRow, getRows, getTitles, openShortlist, pick, store, toEntry } from './lib/shortlist';
import { toTitle } from './lib/stock-item';
import { openList } from './lib/stock-list';
import { expect, test } from './lib/stock-server';

test('a shared list opens for anyone in their language, and is kept with one press', async ({
  page,
  stock,
  items,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [first, second] = pick(items);
  await store(page, [toEntry(first, 'Banden?'), toEntry(second)]);
  stock.edit({
    [first.advertisementID]: { price: { amount: 6_543_200, currency: 'EUR' } },
    [second.advertisementID]: { status: 'sold' },
  });
  await openShortlist(page, stock);
  await page.getByLabel('Notities meesturen').check();
  await page.getByRole('button', { name: 'Delen' }).click();
  await page.getByRole('button', { name: 'Link kopiëren' }).click();
  await expect(page.getByText('Link gekopieerd').first()).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.origin).toBe('https://dealer.example');

  // Another visitor, whose stock API has not heard of the edits.
  const visitor = await browser.newContext({ locale: 'de-DE' });
  const theirs = await visitor.newPage();
  await theirs.goto(link.pathname + link.search, { waitUntil: 'networkidle' });
  await expect(theirs).toHaveURL(/\/de\/merkliste\?ids=/);
  await expect(getRow(theirs, first)).toContainText(/Preis war 65\.432\s€, jetzt/);
  await expect(getRow(theirs, first)).toContainText('Notiz des AbsendersBanden?');
  await expect(theirs.getByText('Diese Maschinen stehen noch nicht auf Ihrer Merkliste.')).toBeVisible();
  await expect(
    theirs.getByText('Bei Maschinen, die Sie noch nicht hatten, werden die Notizen übernommen.'),
  ).toBeVisible();
  await expect(getRow(theirs, second)).toContainText('Wieder verfügbar');
  const count = theirs.getByRole('banner').getByRole('link', { name: /^Merkliste/ });
  await expect(count).toHaveText('Merkliste');
  expect(await findViolations(theirs)).toEqual([]);
  await theirs.getByRole('button', { name: `Merken ${toTitle(second)}` }).click();
  await expect(theirs.getByText('1 davon hatten Sie sich schon gemerkt.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Die andere Maschine merken' }).click();
  await expect(theirs.getByText(/^1 Maschine gemerkt\. Alle diese Maschinen stehen auf/)).toBeVisible();
  await expect(theirs.getByText('noch nicht auf Ihrer Merkliste')).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: 'Gemerkt', exact: true })).toBeFocused();
  await expect(count).toHaveText('Merkliste2');
  await theirs.getByRole('link', { name: 'Zu Ihrer eigenen Liste' }).click();
  await expect(theirs).toHaveURL(/\/de\/merkliste$/);
  await expect.poll(() => getTitles(theirs)).toEqual([second, first].map(toTitle));
  await expect(getRow(theirs, first).getByLabel(/^Notiz/)).toHaveValue('Banden?');
  await visitor.close();
});

test('an address that somebody has made up shows what is valid of it', async ({ page, stock, items }) => {
  const [first] = pick(items);
  const id = String(first.advertisementID);
  const ids = `${id}-1e9-x.${id}.<img src=x onerror=alert(1)>.999999999999.${'7'.repeat(3000)}`;
  await openShortlist(page, stock, `/bewaard?ids=${encodeURIComponent(ids)}&on=never&note=${id}-%3Cb%3Ehoi`);
  await expect(getRows(page)).toHaveCount(2);
  await expect(getRow(page, first)).toContainText('<b>hoi');
  await expect(getRows(page).nth(1)).toContainText('Machine 999999999999');
  await expect(getRows(page).nth(1)).toContainText('Staat niet meer in onze voorraad');
});

for (const { list, own, words, reader, expected } of [
  {
    list: '/occasions',
    own: '/bewaard',
    words: { keep: 'Bewaren', share: 'Delen', copy: 'Link kopiëren', copied: 'Link gekopieerd' },
    reader: 'de-DE',
    expected: {
      at: /\/de\/merkliste\?ids=/,
      price: /Preis war .*, jetzt 65\.432\s€/,
      sold: 'Jetzt verkauft',
      gone: 'Nicht mehr in',
    },
  },
  {
    list: '/en/occasions',
    own: '/en/saved',
    words: { keep: 'Save', share: 'Share', copy: 'Copy link', copied: 'Link copied' },
    reader: 'nl-NL',
    expected: {
      at: /\/bewaard\?ids=/,
      price: /Prijs was .*, nu €\s65\.432/,
      sold: 'Nu verkocht',
      gone: 'Staat niet meer',
    },
  },
  {
    list: '/de/anlasse',
    own: '/de/merkliste',
    words: { keep: 'Merken', share: 'Teilen', copy: 'Link kopieren', copied: 'Link kopiert' },
    reader: 'en-GB',
    expected: { at: /\/en\/saved\?ids=/, price: /Price was .*, now €65,432/, sold: 'Now sold', gone: 'No longer in' },
  },
]) {
  test(`ten machines are kept on ${list}, and their link says in ${reader} what has changed since`, async ({
    page,
    stock,
    items,
    context,
    browser,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const known = pick(items);
    const ten = [...known, ...items.slice(0, 24).filter((item) => !known.includes(item))].slice(0, 10);
    await openList(page, stock, list);
    for (const { advertisementID } of ten) {
      const card = page.locator(`[data-anchor="${String(advertisementID)}"]`);
      await card.getByRole('button', { name: words.keep }).click();
    }
    await openShortlist(page, stock, own);
    await expect(getRows(page)).toHaveCount(10);
    await page.getByRole('button', { name: words.share, exact: true }).click();
    await page.getByRole('button', { name: words.copy }).click();
    await expect(page.getByText(words.copied).first()).toBeVisible();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(link.href.length).toBeLessThan(1500);

    const [first, second, third] = known.map(({ advertisementID }) => String(advertisementID));
    stock.edit({
      [first ?? '']: { price: { amount: 6_543_200, currency: 'EUR' } },
      [second ?? '']: { status: 'sold' },
      [third ?? '']: null,
    });
    const visitor = await browser.newContext({ locale: reader });
    const theirs = await visitor.newPage();
    await stock.serve(theirs);
    await theirs.goto(link.pathname + link.search, { waitUntil: 'networkidle' });
    await expect(theirs).toHaveURL(expected.at);
    await expect(getRows(theirs)).toHaveCount(10);
    await expect(getRows(theirs).nth(0)).toContainText(expected.price);
    await expect(getRows(theirs).nth(1)).toContainText(expected.sold);
    await expect(getRows(theirs).nth(2)).toContainText(expected.gone);
    expect(await findViolations(theirs)).toEqual([]);
    await visitor.close();
  });
}
