import type { Page } from '@playwright/test';

import { expectIds, openList } from './lib/stock-list';
import { expect, test } from './lib/stock-server';

/** The script that knows all entities, which only an answer with an unusual one takes. */
const isDecoder = (script: string) => script.includes('frac12 ½');

/** Fails the decoder's script as a network does, while `isBroken` says so. Counts how often it is asked for. */
async function watchDecoder(page: Page, isBroken: () => boolean): Promise<() => number> {
  let asked = 0;
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const isAsked = isDecoder(await response.text());
    if (isAsked) asked += 1;
    await (isAsked && isBroken() ? route.abort() : route.fulfill({ response }));
  });
  return () => asked;
}

test('unusual entities of the stock API are decoded by a script that comes with the first one', async ({
  page,
  stock,
  items,
}) => {
  const countDecoders = await watchDecoder(page, () => false);
  await openList(page, stock);
  await stock.settled();
  expect(countDecoders()).toBe(0);
  const [, , oldest] = items.toReversed();
  stock.edit({ [oldest?.advertisementID ?? 0]: { model: 'M&uuml;hle &frac12; &amp; &lt;b&gt;' } });
  await page.getByLabel('Sorteren op').selectOption({ label: 'Langst geplaatst eerst' });
  await expect(page.locator('article h2').nth(2)).toContainText('Mühle ½ & <b>');
  expect(countDecoders()).toBe(1);
});

test('without that script the answer is none: the list stays, says so, and tries again', async ({
  page,
  stock,
  items,
}) => {
  let isBroken = true;
  await watchDecoder(page, () => isBroken);
  await openList(page, stock);
  const [, , oldest] = items.toReversed();
  stock.edit({ [oldest?.advertisementID ?? 0]: { model: 'M&uuml;hle' } });
  await page.getByLabel('Sorteren op').selectOption({ label: 'Langst geplaatst eerst' });
  await expect(page.getByRole('alert')).toContainText('De machines konden niet worden geladen.');
  await expectIds(page, items, 0, 24);
  await expect(page.getByText('&uuml;')).toHaveCount(0);
  isBroken = false;
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click();
  await expect(page.locator('article h2').nth(2)).toContainText('Mühle');
  await expectIds(page, items.toReversed(), 0, 24);
});
