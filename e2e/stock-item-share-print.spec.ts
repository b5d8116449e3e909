import type { Page } from '@playwright/test';

import { buildRawItem } from '../src/testing/factories/stock-item';

import { answerJson, getItem, isOrdinary, openItem, toPath, toTitle } from './lib/stock-item';
import { expect, test } from './lib/stock-server';

async function getUrl(page: Page): Promise<string> {
  return (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
}

test('the share menu copies the link, and prepares a mail and a message', async ({ page, stock, items, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const item = getItem(items, isOrdinary);
  await openItem(page, stock, toPath(items, item));
  const url = await getUrl(page);
  const button = page.getByRole('button', { name: 'Delen' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const copy = page.getByRole('button', { name: 'Link kopiëren' });
  await expect(copy).toBeInViewport({ ratio: 1 });
  await copy.click();
  await expect(page.getByRole('status').filter({ hasText: 'Link gekopieerd' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  const mail = new URL((await page.getByRole('link', { name: 'Per e-mail' }).getAttribute('href')) ?? '');
  expect(mail.pathname).toBe('');
  expect(mail.searchParams.get('subject')).toBe(toTitle(item));
  expect(mail.searchParams.get('body')).toContain(url);
  const whatsapp = page.locator(
    `#${(await button.getAttribute('aria-controls'))?.replaceAll(':', '\\:') ?? ''} [href*="wa.me"]`,
  );
  const text = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain(toTitle(item));
  expect(text).toContain(url);
  await page.keyboard.press('Escape');
  await expect(copy).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await page.locator('h1').click();
  await expect(page.getByRole('link', { name: 'Per e-mail' })).toHaveCount(0);
});

test('without a clipboard the link is there to be copied by hand', async ({ page, stock, items, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openItem(page, stock, toPath(items, getItem(items, isOrdinary)));
  await page.getByRole('button', { name: 'Delen' }).click();
  await page.getByRole('button', { name: 'Link kopiëren' }).click();
  const field = page.getByLabel('Kopieer deze link');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(await getUrl(page));
});

test('where the device can share, it does', async ({ page, stock, items, isMobile }) => {
  test.skip(!isMobile, 'the same on every screen');
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: unknown) => {
        Object.assign(window, { shared: data });
        return Promise.resolve();
      },
    });
  });
  const item = getItem(items, isOrdinary);
  await openItem(page, stock, toPath(items, item));
  await page.getByRole('button', { name: 'Delen' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as { shared?: unknown }).shared))
    .toEqual({ url: await getUrl(page), title: toTitle(item), text: expect.stringContaining(toTitle(item)) });
  await expect(page.getByRole('link', { name: 'Per e-mail' })).toHaveCount(0);
});

test.describe('on paper', () => {
  test.skip(({ isMobile }) => isMobile, 'paper is the same for all');

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        const code = document.querySelector('svg[role=img]');
        Object.assign(window, { printedCode: code?.getAttribute('aria-label') ?? 'none' });
      };
    });
  });

  /** The pages of a PDF as Chromium writes it. */
  const countPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

  /** How many pieces of text of a part are on the paper, half on it, or beside it. */
  const countLines = (page: Page, id: string) =>
    page.locator(`#${id}`).evaluate((panel) => {
      const { right } = panel.getBoundingClientRect();
      const sheet = panel.closest('article') ?? panel;
      const end = Math.min(panel.getBoundingClientRect().bottom, sheet.getBoundingClientRect().bottom);
      const range = document.createRange();
      range.selectNodeContents(panel);
      const lines = [...range.getClientRects()].filter(({ height }) => height > 0);
      const missing = lines.filter(({ left, top }) => left >= right || top >= end).length;
      const whole = lines.filter(({ left, bottom }) => left < right && bottom <= end + 0.5).length;
      return { whole, missing, cut: lines.length - missing - whole };
    });

  test('a machine of which everything is known fits on one A4, with a code that leads back', async ({
    page,
    stock,
    items,
  }) => {
    const item = getItem(items, (one) => isOrdinary(one) && one.images.length > 20);
    const { advertisementID, category, images } = item;
    const sentence = 'Deze machine is door onze eigen werkplaats nagezien en direct inzetbaar. ';
    const full = buildRawItem({
      advertisementID,
      category,
      images: images.map(({ url }) => ({ url: `http://127.0.0.1${url}` })),
      description: { nl: `<p>${sentence.repeat(12)}</p><ul>${'<li>Eerste eigenaar, met boekjes'.repeat(16)}</ul>` },
      accessories: Array.from({ length: 30 }, (_, index) => ({ nl: `Accessoire nummer ${String(index + 1)}` })),
    });
    stock.answerItem((route) => answerJson(route, { data: full }));
    await openItem(page, stock, toPath(items, item));
    await expect(page.locator('h1')).toHaveText('Fendt 724 Vario ProfiPlus');
    await page.getByRole('button', { name: 'Afdrukken' }).click();
    await expect
      .poll(() => page.evaluate(() => (window as { printedCode?: string }).printedCode))
      .toBe('Code met het adres van deze machine');
    await expect(page.getByText(await getUrl(page), { exact: true })).toBeHidden();
    expect(countPages(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBe(1);

    // As wide as the paper is within its margins: nothing that is known is cut off.
    await page.setViewportSize({ width: 718, height: 1046 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('img', { name: 'Code met het adres van deze machine' })).toBeVisible();
    await expect(page.getByText(await getUrl(page), { exact: true })).toBeVisible();
    const cut = await page
      .locator('article')
      .first()
      .evaluate((article) => {
        const { bottom } = article.getBoundingClientRect();
        return [...article.querySelectorAll('[data-property]')]
          .filter((row) => row.getBoundingClientRect().bottom > bottom || row.getBoundingClientRect().height === 0)
          .map((row) => (row as HTMLElement).dataset.property);
      });
    expect(cut).toEqual([]);
    // Of accessories and description there is what there is room for: whole lines, and not only the headings.
    for (const id of ['accessories', 'description']) {
      const { whole, cut: halves } = await countLines(page, id);
      expect(whole).toBeGreaterThan(2);
      expect(halves).toBe(0);
    }
    await expect(page.getByText('Alle foto’s en alles over deze machine')).toBeVisible();
    await expect(page.locator('#enquiry').getByText(/^\+31/).last()).toBeVisible();
    for (const name of [/Delen/, /Afdrukken/, /WhatsApp/])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

  test('a sheet printed before its code has loaded is one page, with the address at its foot', async ({
    page,
    stock,
    items,
  }) => {
    await openItem(
      page,
      stock,
      toPath(
        items,
        getItem(items, (one) => isOrdinary(one) && one.images.length > 20),
      ),
    );
    expect(await page.locator('article svg[role=img]').count()).toBe(0);
    expect(countPages(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('footer')).toContainText('Fictieweg');
  });

  test('a sheet in another language is printed by its page, once', async ({ page, stock, items }) => {
    await openItem(page, stock, toPath(items, getItem(items, isOrdinary)));
    const link = page.locator('main a[target=_blank][lang=de]');
    await expect(link).toHaveText('Deutsch');
    const address = (await link.getAttribute('href')) ?? '';
    await page.goto(address);
    const getPrinted = () => page.evaluate(() => (window as { printedCode?: string }).printedCode);
    await expect.poll(getPrinted).toBe('Code mit der Adresse dieser Maschine');
    await expect(page).toHaveURL(address.replace(/#print$/, ''));
    const asked = stock.askedItems.length;
    await page.reload();
    await expect.poll(() => stock.askedItems.length).toBeGreaterThan(asked);
    expect(await getPrinted()).toBeUndefined();
  });

  test('an ordinary machine fits on one A4, all of it, in German, too', async ({ page, stock, items }) => {
    const item = getItem(items, isOrdinary);
    const points = '<li>Eerste eigenaar, met boekjes'.repeat(16);
    stock.edit({
      [item.advertisementID]: {
        topSpeed: { value: 40, unit: 'km/h' },
        description: { de: `<p>${'Von unserer Werkstatt geprüft. '.repeat(26)}</p><ul>${points}</ul>` },
        accessories: Array.from({ length: 30 }, (_, index) => ({ de: `Zubehör Nummer ${String(index + 1)}` })),
      },
    });
    await openItem(page, stock, toPath(items, item, 'de'));
    await expect(page.locator('#accessories li')).toHaveCount(30);
    await page.getByRole('button', { name: 'Drucken' }).click();
    await expect
      .poll(() => page.evaluate(() => (window as { printedCode?: string }).printedCode))
      .toBe('Code mit der Adresse dieser Maschine');
    expect(countPages(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
    await page.setViewportSize({ width: 718, height: 1046 });
    await page.emulateMedia({ media: 'print' });
    for (const id of ['accessories', 'description'])
      expect(await countLines(page, id)).toMatchObject({ cut: 0, missing: 0 });
    // Not every browser can divide German words, and one that cannot breaks them anywhere.
    const broken = await page.locator('#technical dt').evaluateAll((labels) =>
      labels.flatMap(({ textContent, firstChild }) => {
        const range = document.createRange();
        if (firstChild !== null) range.selectNodeContents(firstChild);
        return !textContent.includes(' ') && range.getClientRects().length > 1 ? [textContent] : [];
      }),
    );
    expect(broken).toEqual([]);
  });
});
