import type { Locator, Page } from '@playwright/test';

import type { CatalogueItem } from '../sandbox/catalogue/catalogue-item';

import { findViolations } from './lib/axe';
import { expect, letTimePass, test } from './lib/enquiry';
import { getItem, isOrdinary, openItem, toPath, toTitle } from './lib/stock-item';

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

const summary = 'Past hij, en hoe komt hij bij u?';
const toName = (item: CatalogueItem, number: string) => `${toTitle(item)} (${number} ${item.advertiserStockNumber})`;

function getFormFields(page: Page, [name, message]: readonly [string, string]) {
  const form = page.locator('#enquiry form');
  return { name: form.getByLabel(name, { exact: true }), message: form.getByLabel(message, { exact: true }) };
}

async function openPanel(page: Page): Promise<void> {
  await page.getByText(summary).click();
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
  await expect(page.getByText('Vul een maat van 0,30 tot 30 m in, bijvoorbeeld 3,20 of 320 cm.')).toBeVisible();
  await getField(page, 'Hoogte in m').fill('300');
  await expect(answer).toHaveText('Past niet: 0,05 m te hoog');
  expect(await findViolations(page)).toEqual([]);

  // The gate is the visitor's: it stands at the next machine, too.
  await openItem(page, stock, toPath(items, other));
  await openPanel(page);
  await expect(getField(page, 'Breedte in m')).toHaveValue('2,80');
  await expect(getPlace(page, 'road')).toContainText('Past');
});

test('what is known decides as far as it goes, and what is not is said once', async ({ page, stock, items }) => {
  const item = getItem(items, isOrdinary);
  stock.edit({ [item.advertisementID]: { ...unknown, weight: { value: 7200, unit: 'kg' } } });
  await openItem(page, stock, toPath(items, item));
  await page.getByText(summary).click();
  await expect(getPlace(page, 'trailer')).toContainText('Past niet: 4.400 kg te zwaar');
  await expect(getPlace(page, 'container')).toContainText('Gewicht past; de rest niet bekend');
  await expect(getPlace(page, 'road')).toHaveCount(0);
  await expect(page.getByText('Niet bekend: lengte, breedte en hoogte.')).toBeVisible();
  await expect(page.getByText('Over de weg: te weinig bekend.')).toBeVisible();
  // A field that lies half below the bar of a phone is measured as a small target.
  await getPlace(page, 'opening').evaluate((place) => place.scrollIntoView({ block: 'center', behavior: 'instant' }));
  expect(await findViolations(page)).toEqual([]);
});

test('the question carries what is not known and the visitor’s gate to the form', async ({ page, stock, items }) => {
  const item = getItem(items, isOrdinary);
  stock.edit({ [item.advertisementID]: unknown });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const path = toPath(items, item);
  await openItem(page, stock, path);
  await page.getByText(summary).click();
  await expect(page.getByRole('link', { name: 'Vraag ons de maten' })).toBeVisible();
  await getField(page, 'Breedte in m').fill('2,80');
  await getField(page, 'Hoogte in m').fill('3');
  await expect(getPlace(page, 'opening')).toContainText('Niet te zeggen: breedte en hoogte niet bekend');
  const link = page.getByRole('link', { name: 'Vraag ons of hij door uw poort past' });
  await link.focus();
  const top = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  const { name, message } = getFormFields(page, ['Naam', 'Bericht']);
  await expect(message).toHaveValue(
    `Kunt u mij van de ${toName(item, 'voorraadnummer')} het volgende laten weten: lengte, breedte, hoogte en gewicht? ` +
      'Past hij door een poort van 2,80 m bij 3,00 m?',
  );
  await expect(page).toHaveURL(new RegExp(`${path}\\?ask=length,width,height,weight,gate$`));
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport({ ratio: 1 });
  await expect(message).toBeInViewport();
  expect(await findViolations(page)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(link).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(10);
});

for (const [locale, number, ask, labels] of [
  ['nl', 'voorraadnummer', 'Kunt u mij van de', ['Naam', 'Bericht']],
  ['en', 'stock number', 'Could you tell me the following about the', ['Name', 'Message']],
  ['de', 'Lagernummer', 'Können Sie mir zur Maschine', ['Name', 'Nachricht']],
] as const) {
  test(`an address asks in ${locale}, and the mail says in Dutch what`, async ({ page, mail, stock, items }) => {
    const item = getItem(items, isOrdinary);
    const path = toPath(items, item, locale);
    await openItem(page, stock, `${path}?ask=operatingHours,price,crane.make#enquiry`);
    const { name, message } = getFormFields(page, labels);
    await expect(message).toHaveValue(new RegExp(`^${ask} `));
    const question = await message.inputValue();
    expect(question).toContain(toName(item, number));
    await expect(name).toBeFocused();
    await expect(name).toBeInViewport({ ratio: 1 });
    // A visitor who comes back is where he was.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.reload();
    await stock.itemSettled();
    await page.locator('#enquiry').scrollIntoViewIfNeeded();
    await expect(message).toHaveValue(question);
    await expect(name).not.toBeFocused();
    await name.fill('Jan');
    await page.getByRole('textbox', { name: /^E-Mail|^E-mail/ }).fill('jan@visitor.example');
    await letTimePass(page);
    await name.press('Enter');
    await expect(
      page.getByText(/Het bericht is verzonden|message has been sent|Nachricht wurde gesendet/),
    ).toBeVisible();
    const [email] = await mail.read();
    expect(email?.text).toContain('Gevraagd: draaiuren, kraan: merk');
    expect(email?.text).toContain(question);
  });
}

test('a question leaves what a visitor has typed', async ({ page, stock, items }) => {
  const item = getItem(items, isOrdinary);
  stock.edit({ [item.advertisementID]: { ...unknown, weight: { value: 1700, unit: 'kg' } } });
  await openItem(page, stock, `${toPath(items, item)}#enquiry`);
  const { message } = getFormFields(page, ['Naam', 'Bericht']);
  await message.fill('Goedendag');
  await page.getByText(summary).click();
  await page.getByRole('link', { name: 'Vraag ons de maten' }).click();
  await expect(message).toHaveValue(/^Goedendag\n\nKunt u mij .*: lengte, breedte en hoogte\?$/);
});
