import type { Locator, Page } from '@playwright/test';

import type { CatalogueItem } from '../sandbox/catalogue/catalogue-item';

import { findViolations } from './lib/axe';
import { getItem, isOrdinary, openItem, toPath } from './lib/stock-item';
import { expect, test } from './lib/stock-server';

const mm = (value: number) => ({ value, unit: 'mm' });
const tractor = {
  length: mm(5240),
  width: mm(2700),
  height: mm(3050),
  closedHeight: null,
  weight: { value: 7200, unit: 'kg' },
};
const unknown = { length: null, width: null, height: null, closedHeight: null, weight: null, massEmpty: null };

const getPlace = (page: Page, place: string) => page.locator(`[data-place=${place}]`);
const getField = (page: Page, name: string): Locator => page.getByRole('textbox', { name });

async function openPanel(page: Page): Promise<void> {
  await page.getByText('Past hij, en hoe komt hij bij u?').click();
  await expect(getPlace(page, 'road')).toBeVisible();
}

test('a machine is measured against the road, a trailer, a container and the visitor’s own gate', async ({
  page,
  stock,
  items,
}) => {
  const [item, other] = items.filter(isOrdinary) as [CatalogueItem, CatalogueItem];
  stock.edit({ [item.advertisementID]: tractor, [other.advertisementID]: { ...tractor, width: mm(2300) } });
  await openItem(page, stock, toPath(items, item));
  await openPanel(page);
  await expect(page.getByText('5,24 m lang · 2,70 m breed · 3,05 m hoog · 7.200 kg')).toBeVisible();
  await expect(getPlace(page, 'road')).toContainText('Past niet: 0,15 m te breed');
  await expect(getPlace(page, 'trailer')).toContainText('Past niet: 0,15 m te breed, 4.400 kg te zwaar');
  await expect(getPlace(page, 'container')).toContainText('Past niet: 0,41 m te breed, 0,48 m te hoog');
  const answer = getPlace(page, 'opening').getByRole('status');
  await expect(answer).toBeEmpty();
  await getField(page, 'Breedte in m').fill('2,80');
  await expect(answer).toHaveText('Past krap: 0,10 m over in de breedte');
  await getField(page, 'Hoogte in m').fill('hoog');
  await getField(page, 'Hoogte in m').press('Enter');
  await expect(page.getByText('Dit is geen maat. Bijvoorbeeld 3,20 of 320 cm.')).toBeVisible();
  await getField(page, 'Hoogte in m').fill('300');
  await expect(answer).toHaveText('Past niet: 0,05 m te hoog');
  expect(await findViolations(page)).toEqual([]);

  // The gate is the visitor's: it stands at the next machine, too.
  await openItem(page, stock, toPath(items, other));
  await openPanel(page);
  await expect(getField(page, 'Breedte in m')).toHaveValue('2,80');
  await expect(getPlace(page, 'road')).toContainText('Past');
});

test('what is not known is said, and asked for', async ({ page, stock, items }) => {
  const item = getItem(items, isOrdinary);
  stock.edit({ [item.advertisementID]: unknown });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await openItem(page, stock, toPath(items, item));
  await openPanel(page);
  await expect(getPlace(page, 'road')).toContainText(
    'Niet te zeggen: lengte niet bekend, breedte niet bekend, hoogte niet bekend',
  );
  await getField(page, 'Breedte in m').fill('3');
  await expect(getPlace(page, 'opening')).toContainText('Niet te zeggen: breedte niet bekend');
  await page.getByRole('link', { name: 'Vraag ons de maten' }).click();
  await expect(page).toHaveURL(/#enquiry$/);
});
