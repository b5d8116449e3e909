import type { Locator, Page } from '@playwright/test';

import { expect, letTimePass, openForm, pdf, test } from './lib/enquiry';
import { getItem, isOrdinary, openItem, toPath, toTitle } from './lib/stock-item';

/** Presses Tab until what a screen reader would call so has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
  }
  throw new Error(`Tab never came to ${String(target)}`);
}

async function follow(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Writes into the fields of a form one after the other, by their names. */
async function type(page: Page, form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(values)) {
    await tabTo(page, form.getByRole('textbox', { name: new RegExp(`^${name}`) }));
    await page.keyboard.type(text);
  }
}

const sent = 'Het bericht is verzonden. We nemen zo snel mogelijk contact met u op.';
const applied = 'Je sollicitatie is verzonden. We bellen of mailen binnen drie werkdagen.';

test('by keyboard alone a machine under a price is found, and asked about', async ({ page, stock, items, mail }) => {
  const most = 20_000;
  await page.goto('/');
  // Before it hydrates, a link loads its page in the browser's own way, and nothing is to be announced.
  await expect(page.locator('#page-announcer')).toHaveCount(1);
  await follow(page, page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Occasions' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Occasions' })).toBeVisible();
  await expect(page.locator('#page-announcer')).toHaveText('Pagina geopend: Occasions');
  await stock.settled();
  await tabTo(page, page.getByRole('textbox', { name: 'Prijs, tot en met' }));
  await page.keyboard.type(String(most));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/filter-price\.amount-max=20000/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await stock.settled();
  const results = page.getByRole('region', { name: 'Machines' });
  await follow(page, results.getByRole('heading', { level: 2 }).first().getByRole('link'));

  await page.waitForURL(/-\d+$/);
  const id = /(\d+)$/.exec(page.url())?.[1];
  const item = getItem(items, ({ advertisementID }) => String(advertisementID) === id);
  expect(item.price?.amount ?? 0).toBeLessThanOrEqual(most * 100);
  await expect(page.getByRole('heading', { level: 1, name: toTitle(item) })).toBeVisible();
  await stock.itemSettled();
  await follow(
    page,
    page
      .getByRole('article')
      .getByRole('link', { name: /^(Vraag stellen|Vraag de prijs|Bod doen)/ })
      .first(),
  );
  const form = await openForm(page, 'Vraag over deze machine');
  await type(page, form, { Bericht: 'Is de machine er nog?', Naam: 'Jan', 'E-mail': 'jan@visitor.example' });
  await letTimePass(page);
  await follow(page, form.getByRole('button', { name: 'Versturen' }));
  await expect(page.getByText(sent)).toBeVisible();
  expect((await mail.read())[0]?.text).toContain('Is de machine er nog?');
});

test('by keyboard alone a vacancy is found, and applied for with a CV', async ({ page, mail }) => {
  // From the beginning: the browser, told only when the key is pressed, may open the dialog itself and close it unseen.
  page.on('filechooser', (chooser) => void chooser.setFiles(pdf));
  await page.goto('/vacatures');
  const vacancy = page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link');
  const title = await vacancy.innerText();
  await follow(page, vacancy);
  await page.waitForURL(/\/vacatures\/.+/);
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await follow(page, page.getByRole('link', { name: 'Solliciteer direct' }));
  const form = await openForm(page, 'Solliciteer op deze vacature');
  await type(page, form, { Naam: 'Jan', 'E-mail': 'jan@visitor.example' });
  await tabTo(page, form.locator('input[type=file]'));
  await page.keyboard.press('Space');
  await expect(form.getByText(pdf.name)).toBeVisible();
  await letTimePass(page);
  await follow(page, form.getByRole('button', { name: 'Versturen' }));
  await expect(page.getByText(applied)).toBeVisible();
  expect((await mail.read())[0]?.subject).toBe(`Sollicitatie: ${title} · Jan`);
});

test('by keyboard alone the language of a machine’s page is changed, and the page says so', async ({
  page,
  stock,
  items,
}) => {
  const item = getItem(items, isOrdinary);
  await openItem(page, stock, toPath(items, item));
  const languages = page.getByRole('navigation', { name: 'Taal' });
  await follow(page, languages.locator('summary'));
  await follow(page, languages.getByRole('link', { name: 'DE' }));
  await page.waitForURL(`**${toPath(items, item, 'de')}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1, name: toTitle(item) })).toBeVisible();
  await expect(page.locator('#page-announcer')).toContainText(toTitle(item));
  // Whoever goes on is at the top of the new page.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
