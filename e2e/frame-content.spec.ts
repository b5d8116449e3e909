import type { Locator, Page } from '@playwright/test';

import { findViolations } from './lib/axe';
import { changeAnswers } from './lib/change-answer';
import { openForm } from './lib/enquiry';
import { getFirstHref } from './lib/links';
import { expect, test } from './lib/strict-test';

test('a part that is gone has the page loaded anew, once', async ({ page, request }) => {
  const path = await getFirstHref(request, '/occasions', /\/occasions\/[^/]+\/[^/?]+-\d+$/);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(path, { waitUntil: 'networkidle' });
  const fail = () =>
    page.evaluate(() => {
      void Promise.reject(Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' }));
    });
  await fail();
  await expect.poll(() => loads).toBe(2);
  await page.waitForLoadState('networkidle');
  await fail();
  await page.waitForTimeout(1000);
  expect(loads).toBe(2);
});

test('a section that fails leaves the rest of the page', async ({ page }) => {
  await changeAnswers(page, '**/page-data/index/page-data.json', (body) => {
    const json = JSON.parse(body) as { result: { data: { page: { sections: Record<string, unknown>[] } } } };
    for (const section of json.result.data.page.sections) if ('items' in section) section.items = 5;
    return JSON.stringify(json);
  });
  await page.goto('/');
  await expect(page.getByText('Dit deel van de pagina kon niet worden getoond.')).toBeVisible();
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('footer').getByRole('link', { name: 'Vacatures' }).click();
  await expect(page).toHaveURL('/vacatures');
});

const popUp = {
  contentful_id: 'pop-up-yard-days',
  fallbacks: [],
  node_locale: 'nl',
  title: 'Open dagen bij Veldkamp',
  text: { text: 'Twee dagen lang staan ruim honderd gebruikte machines startklaar op het terrein.' },
  button: { href: '/occasions', label: 'Bekijk de machines', lang: null },
  enabled: true,
  from: null,
  until: null,
  endsAt: null,
};

/** As if somebody had switched a message on: the demo's own is off, so no page has it. */
async function showMessage(page: Page, getTime: () => string, text = popUp.text.text): Promise<Locator> {
  await changeAnswers(page, '**/page-data/sq/d/*.json', (body) => {
    const json = JSON.parse(body) as { data: { allContentfulPopUp?: { nodes: object[] } } };
    if (json.data.allContentfulPopUp !== undefined)
      json.data.allContentfulPopUp.nodes = [{ ...popUp, text: { text }, updatedAt: getTime() }];
    return JSON.stringify(json);
  });
  return page.getByRole('complementary', { name: 'Open dagen bij Veldkamp' });
}

test('on a phone the message gives way to a form, and to what it answers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const message = await showMessage(page, () => '2026-01-01T00:00:00Z');
  await page.goto('/contact');
  await expect(message).toBeVisible();
  const form = await openForm(page, 'Stel uw vraag');
  await form.getByLabel(/^Naam/).focus();
  await expect(message).toBeHidden();
  await form.getByLabel(/^Naam/).blur();
  await expect(message).toBeVisible();
  await form.getByRole('button', { name: 'Versturen' }).click();
  await expect(form.getByRole('group', { name: 'Niet alle velden zijn juist ingevuld.' })).toBeFocused();
  await expect(message).toBeHidden();
  await page.locator('h1').click();
  await expect(message).toBeVisible();
});

test('a message of the CMS is shown until it is dismissed, moves nothing, and a changed one is shown again', async ({
  page,
}) => {
  let updatedAt = '2026-01-01T00:00:00Z';
  const message = await showMessage(page, () => updatedAt);
  await page.goto('/brands');
  await expect(message).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await message.getByRole('button', { name: 'Mededeling sluiten' }).click();
  await expect(message).toHaveCount(0);
  await page.goto('/over-ons', { waitUntil: 'networkidle' });
  await expect(message).toHaveCount(0);
  updatedAt = '2026-02-02T00:00:00Z';
  await page.goto('/over-ons', { waitUntil: 'networkidle' });
  await expect(message).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [320, 256],
  [1440, 900],
] as const) {
  test(`a message of 2,700 characters is closed at ${String(width)} x ${String(height)}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const message = await showMessage(page, () => '2026-01-01T00:00:00Z', 'Wij zijn er bijna. '.repeat(142));
    const button = message.getByRole('button', { name: 'Mededeling sluiten' });
    // That Escape closes it as well is decided by no screen.
    const ways = [() => button.click({ timeout: 2000 }), () => page.keyboard.press('Escape')];
    for (const close of width === 390 ? ways : ways.slice(0, 1)) {
      await page.goto('/brands', { waitUntil: 'networkidle' });
      const scroller = message.getByRole('region');
      // Magnified it is a part of the page.
      if (height === 256) await button.scrollIntoViewIfNeeded();
      else {
        await scroller.hover();
        await page.mouse.wheel(0, 10_000);
        await expect
          .poll(() => scroller.evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight))
          .toBeLessThan(2);
        await expect(message.getByRole('link', { name: 'Bekijk de machines' })).toBeInViewport({ ratio: 1 });
      }
      await expect(button).toBeInViewport({ ratio: 1 });
      expect(await findViolations(page)).toEqual([]);
      await close();
      await expect(message).toHaveCount(0);
      await page.evaluate(() => localStorage.clear());
    }
  });
}

for (const [moment, device, words] of [
  ['2026-10-02T10:00:00+02:00', '2026-10-04T10:00:00+02:00', 'Open tot 12:00'],
  ['2026-12-25T10:00:00+01:00', '2026-12-22T10:00:00+01:00', '25 december gesloten · Maandag open vanaf 8:00'],
] as const) {
  test(`the footer says at ${moment}: ${words}, also by a device that takes it for ${device}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(device));
    const headers = { date: new Date(moment).toUTCString() };
    await page.route('/manifest.json', (route) => route.fulfill({ headers }));
    await page.goto('/brands', { waitUntil: 'networkidle' });
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(page.locator('footer').getByText(words)).toBeVisible();
  });
}
