import type { Locator, Page } from '@playwright/test';

import type { CatalogueItem } from '../sandbox/catalogue/catalogue-item';

import { findViolations } from './lib/axe';
import { expect, fillIn, letTimePass, openForm, test } from './lib/enquiry';
import { openShortlist, pick, store, toEntry } from './lib/shortlist';
import { openItem, tabTo, toPath, toTitle } from './lib/stock-item';
import type { StockServer } from './lib/stock-server';

const heading = /^Frage zu diese[rn] Maschinen?$/;
const person = { Name: 'Jürgen Weiß', 'E-Mail': 'juergen@visitor.example' };
const sent = 'Die Nachricht wurde gesendet. Wir melden uns so schnell wie möglich bei Ihnen.';
const toName = (item: CatalogueItem) => `${toTitle(item)} (${item.advertiserStockNumber})`;
const getBox = (form: Locator, item: CatalogueItem) => form.getByRole('checkbox', { name: toName(item) });

/** The German list with these machines, and its form. */
async function open(page: Page, stock: StockServer, kept: readonly CatalogueItem[]): Promise<Locator> {
  await store(
    page,
    kept.map((item) => toEntry(item, 'Nur für mich')),
  );
  await openShortlist(page, stock, '/de/merkliste');
  await page.getByRole('button', { name: heading }).click();
  return openForm(page, heading);
}

test('one mail asks about the kept machines that are still ticked, in Dutch, with links', async ({
  page,
  mail,
  stock,
  items,
}) => {
  const [first, second, third] = pick(items);
  const other = items.find((item) => ![first, second, third].some((one) => toTitle(one) === toTitle(item)));
  if (other === undefined) throw new Error('A fourth machine is needed.');
  stock.edit({ [other.advertisementID]: { status: 'sold' }, [first.advertisementID]: { status: 'reserved' } });
  const form = await open(page, stock, [first, second, third, other]);
  await expect(page.getByText(`Nicht mehr verfügbar: ${toTitle(other)} (Verkauft)`)).toBeVisible();
  await expect(getBox(form, other)).toHaveCount(0);
  await expect(form.getByRole('checkbox', { name: `${toName(first)} – Reserviert` })).toBeChecked();
  await expect(form.getByLabel(/^Lagernummer/)).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await getBox(form, third).uncheck();
  await form.getByLabel('Sind diese Maschinen noch verfügbar?').check();
  await fillIn(form, { ...person, Nachricht: 'Guten Tag' });
  await letTimePass(page);
  await form.getByRole('button', { name: 'Absenden' }).click();
  const notice = page.getByRole('group', { name: new RegExp(`^${sent}`) });
  await expect(notice).toBeFocused();
  await expect(notice.getByRole('listitem')).toHaveText([first, second].map(toName));
  expect(await findViolations(page)).toEqual([]);

  const [email, ...more] = await mail.read();
  expect(more).toEqual([]);
  expect(email?.subject).toMatch(/^Vraag over 2 machines: /);
  expect(email?.replyTo?.[0]?.address).toBe(person['E-Mail']);
  for (const [index, item] of [first, second].entries()) {
    const url = `https://dealer.example${toPath(items, item)}`;
    const numbers = `Voorraadnummer ${item.advertiserStockNumber} · ID ${String(item.advertisementID)}`;
    expect(email?.text).toContain(`Machine ${String(index + 1)}: ${toTitle(item)} · ${numbers} · ${url}`);
    expect(email?.text).toContain(`Bekijk ${toName(item)}: ${url}`);
  }
  expect(email?.text).toContain('Vragen: Zijn deze machines nog beschikbaar?');
  expect(email?.text).toContain('Bericht: Guten Tag');
  expect(email?.text).toContain('Taal van de bezoeker: Duits');
  for (const word of [third.advertiserStockNumber, other.advertiserStockNumber, 'Nur für mich'])
    expect(email?.text).not.toContain(word);
});

test('what failed is kept with its ticks, also when the page is loaded again, and is sent once', async ({
  page,
  mail,
  stock,
  items,
}) => {
  const [first, second, third] = pick(items);
  const form = await open(page, stock, [first, second, third]);
  await getBox(form, second).uncheck();
  await fillIn(form, { ...person, Nachricht: 'Guten Tag' });
  await letTimePass(page);
  mail.misbehave({ kind: 'status', status: 422, times: 1 });
  await form.getByRole('button', { name: 'Absenden' }).click();
  await expect(form.getByRole('alert').filter({ hasText: 'Beim Senden ist ein Fehler aufgetreten.' })).toBeFocused();
  const link = form.getByRole('link', { name: 'Per E-Mail senden' });
  const letter = new URL((await link.getAttribute('href')) ?? '').searchParams;
  expect(letter.get('body')).toContain(`Maschinen: ${[first, third].map(toName).join(', ')}`);
  expect(await findViolations(page)).toEqual([]);
  expect(await mail.read()).toEqual([]);

  // The form about one of them begins empty.
  await openItem(page, stock, toPath(items, first, 'de'));
  await expect((await openForm(page, 'Frage zu dieser Maschine')).getByLabel('Name')).toHaveValue('');
  await openShortlist(page, stock, '/de/merkliste');
  const again = await openForm(page, heading);
  await expect(again.getByLabel('Nachricht')).toHaveValue('Guten Tag');
  await expect(getBox(again, second)).not.toBeChecked();
  await expect(getBox(again, first)).toBeChecked();
  mail.misbehave({ kind: 'status', status: 503, times: 1 });
  await again.getByRole('button', { name: 'Absenden' }).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await mail.read()).toHaveLength(1);
});

test('without a mouse the form is opened, machines are chosen, and it is sent', async ({
  page,
  mail,
  stock,
  items,
}) => {
  const [first, second] = pick(items);
  await store(page, [toEntry(first), toEntry(second)]);
  await openShortlist(page, stock, '/de/merkliste');
  await tabTo(page, heading);
  await page.keyboard.press('Enter');
  const form = await openForm(page, heading);
  for (const item of [first, second]) {
    await page.keyboard.press('Tab');
    await expect(getBox(form, item)).toBeFocused();
    await page.keyboard.press('Space');
  }
  await fillIn(form, { ...person, Nachricht: 'Guten Tag' });
  await letTimePass(page);
  await page.keyboard.press('Tab');
  await form.getByLabel('Name').press('Enter');
  const problem = form.getByRole('link', { name: 'Bitte eine Maschine auswählen.' });
  await expect(form.getByRole('group', { name: 'Nicht alle Felder sind richtig ausgefüllt.' })).toBeFocused();
  await problem.press('Enter');
  await expect(form.getByRole('group', { name: 'Zu welchen Maschinen?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(getBox(form, first)).toBeChecked();
  await form.getByLabel('Name').press('Enter');
  await expect(page.getByRole('group', { name: new RegExp(`^${sent}`) })).toBeFocused();
  const [email] = await mail.read();
  expect(email?.subject).toBe(`Vraag over ${toName(first)} · ${person.Name}`);
});

test('a list that somebody has shared has a form of its own', async ({ page, mail, stock, items }) => {
  const [first, second, third] = pick(items);
  const own = await open(page, stock, [third]);
  await fillIn(own, { Nachricht: 'Über meine' });
  const ids = [first, second].map(({ advertisementID }) => String(advertisementID)).join('.');
  await openShortlist(page, stock, `/de/merkliste?ids=${ids}`);
  await page.getByRole('button', { name: heading }).click();
  const form = await openForm(page, heading);
  await expect(form.getByLabel('Nachricht')).toHaveValue('');
  await fillIn(form, { ...person, Nachricht: 'Über diese' });
  await letTimePass(page);
  await form.getByRole('button', { name: 'Absenden' }).click();
  await expect(page.getByText(sent)).toBeVisible();
  const [email] = await mail.read();
  for (const item of [first, second]) expect(email?.text).toContain(item.advertiserStockNumber);
  expect(email?.text).not.toContain(third.advertiserStockNumber);
});
