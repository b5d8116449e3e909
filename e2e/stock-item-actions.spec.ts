import type { Page } from '@playwright/test';

import { getItem, isOrdinary, openItem, toPath, toTitle } from './lib/stock-item';
import { expect, test } from './lib/stock-server';

const getBar = (page: Page) => page.getByRole('navigation', { name: 'Contact over deze machine' });

for (const [locale, question, subject] of [
  ['nl', 'Ik heb een vraag over', 'Vraag over'],
  ['en', 'I have a question about', 'Question about'],
  ['de', 'Ich habe eine Frage zu', 'Frage zu'],
] as const) {
  test(`calls, WhatsApp and mail are prepared in ${locale}`, async ({ page, stock, items, isMobile }) => {
    test.skip(isMobile, 'the same on every screen');
    const item = getItem(items, isOrdinary);
    await openItem(page, stock, toPath(items, item, locale));
    const url = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
    expect(new URL(url).pathname).toBe(toPath(items, item, locale));
    const links = await page
      .locator('article a:is([href^="tel:"], [href*="wa.me"], [href^="mailto:"])')
      .evaluateAll((all) => all.map((one) => ({ href: one.getAttribute('href') ?? '', text: one.textContent.trim() })));
    const about = `${toTitle(item)} (${item.advertiserStockNumber})`;

    const calls = links.filter(({ href }) => href.startsWith('tel:'));
    expect(calls.length).toBeGreaterThanOrEqual(2);
    const numbers = calls.filter(({ text }) => text.startsWith('+'));
    expect(numbers.map(({ text }) => text).join()).toContain('(0)');
    for (const { href, text } of numbers) expect(href).toBe(`tel:${text.replace('(0)', '').replaceAll(' ', '')}`);
    for (const { href } of calls) expect(href).toMatch(/^tel:\+\d{8,14}$/);

    const messages = links.filter(({ href }) => href.includes('wa.me'));
    expect(messages.length).toBeGreaterThanOrEqual(2);
    for (const { href } of messages) {
      expect(href).toMatch(/^https:\/\/wa\.me\/[1-9]\d{8,14}\?text=[^&#\s]+$/);
      expect(new URL(href).searchParams.get('text')).toBe(`${question} ${about}: ${url}`);
    }

    const mails = links.filter(({ href }) => href.startsWith('mailto:'));
    expect(mails.length).toBeGreaterThanOrEqual(1);
    for (const { href } of mails) {
      expect(href).toMatch(/^mailto:[^?@\s]+@[^?\s]+\?/);
      expect(new URL(href).searchParams.get('subject')).toBe(`${subject} ${about}`);
    }
  });
}

test('on a phone a bar keeps call, WhatsApp and enquiry in reach of a thumb', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  await openItem(page, stock, toPath(items, getItem(items, isOrdinary)));
  const bar = getBar(page);
  const scrollTo = (top: number) => page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);
  if (!isMobile) {
    await expect(bar).toBeHidden();
    await page.getByRole('link', { name: 'Vraag stellen' }).click();
    await expect(page.getByRole('heading', { name: 'Vraag over deze machine' })).toBeInViewport();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    return;
  }
  await expect(bar.getByRole('link')).toHaveText(['Bellen', 'WhatsApp', 'Vraag stellen']);
  for (const place of [0, 600, 1500]) {
    await scrollTo(place);
    const box = await bar.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
    expect(Math.abs((box?.width ?? 0) - 390)).toBeLessThan(2);
  }
  await bar.getByRole('link', { name: 'Vraag stellen' }).tap();
  await expect(page.getByRole('heading', { name: 'Vraag over deze machine' })).toBeInViewport();
  await expect(page).toHaveURL(/#enquiry$/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  // Nobody is told of a new page, and least of all in English.
  await expect(page.locator('#page-announcer')).toBeEmpty();
  await expect(page.locator('#gatsby-announcer')).toBeHidden();
  // Lying on its side a phone has the bar, too.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect((await bar.boundingBox())?.height ?? 0).toBeLessThan(60);
  await page.setViewportSize({ width: 390, height: 844 });
  // At the end of the page nothing is under it.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const footer = (await page.locator('footer').boundingBox())?.y ?? 0;
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(footer + 1);
});

for (const status of [null, 'sold'] as const) {
  test(`whatever can be pressed is large enough${status === null ? '' : ', of a sold machine, too'}`, async ({
    page,
    stock,
    items,
    isMobile,
  }) => {
    test.skip(!isMobile, 'thumbs are for phones');
    const item = getItem(items, isOrdinary);
    stock.edit({ [item.advertisementID]: { status } });
    await page.goto('/occasions');
    await openItem(page, stock, toPath(items, item));
    await page.getByRole('button', { name: 'Delen' }).click();
    await expect(page.getByRole('button', { name: 'Link kopiëren' })).toBeVisible();
    const small = await page
      .locator('article')
      .first()
      .locator(':is(a, button, summary, input)')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && one.closest('article article') === null)
          .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 44 || box.height < 44)
          .map(({ text, box }) => `${text}: ${String(box.width)} x ${String(box.height)}`),
      );
    expect(small).toEqual([]);
  });
}
