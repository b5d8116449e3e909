import type { Page } from '@playwright/test';

import { getChips, getCount, openList } from './lib/stock-list';
import { expect, test } from './lib/stock-server';

/** Types a text into a hydrated field, and presses Enter. */
async function search(page: Page, text: string): Promise<void> {
  const field = page.getByRole('search').getByRole('combobox');
  await expect(page.locator('html')).toHaveAttribute('data-rh');
  await field.fill(text);
  await field.press('Enter');
}

test('an accessory filters in Dutch and German, and another one beside it has to be there as well', async ({
  page,
  stock,
  items,
}) => {
  const has = (...names: string[]) =>
    items.filter(({ category, accessories }) =>
      names.every((name) => category.name === 'tractors' && accessories.some(({ nl }) => nl === name)),
    );
  const [loaders, both] = [has('Voorlader'), has('Voorlader', 'Luchtremmen')];
  expect(both.length).toBeGreaterThan(0);
  expect(both.length).toBeLessThan(loaders.length);
  await openList(page, stock, '/de/anlasse');
  await search(page, 'Traktor mit Frontlader');
  await expect(getChips(page)).toHaveText(['Kategorie: Traktoren', 'Ausstattung: Frontlader']);
  await expect(getCount(page)).toHaveText(`${String(loaders.length)} Maschinen`);
  await search(page, 'Druckluftbremse');
  await expect(getCount(page)).toHaveText(`${String(both.length)} Maschine${both.length === 1 ? '' : 'n'}`);
  // From its address, without anybody filtering.
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(getChips(page)).toContainText(['Ausstattung: Druckluftbremse']);
});
