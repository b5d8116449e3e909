import type { Page } from '@playwright/test';

import { chooseLanguage } from './lib/language';
import { getFirstHref } from './lib/links';
import { expect, test } from './lib/strict-test';

const offline = 'Geen internetverbinding: deze pagina kan nu niet worden geopend.';

/** Holds what the browser asks for until it is let go. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

test('a page that was given up does not come when its data do', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  await page.goto('/vacatures', { waitUntil: 'networkidle' });
  const release = await hold(page, '**/page-data/over-ons/page-data.json');
  await page.locator('footer a[href="/over-ons"]').click();
  await page.locator('footer a[href="/brands"]').click();
  await expect(page).toHaveURL('/brands');
  const answer = page.waitForResponse('**/page-data/over-ons/page-data.json');
  release();
  await answer;
  await page.waitForTimeout(500);
  await expect(page).toHaveURL('/brands');
});

test('without a network every page says so, and no link leads out of the site', async ({ page, context, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  await page.goto('/vacatures', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'Geen internetverbinding.' })).toBeVisible();
  await page.locator('footer a[href="/brands"]').click();
  await expect(page.getByText(offline)).toBeVisible();
  await chooseLanguage(page, 'de');
  // The press is answered in vain a few times before it is given up: with a network it would lead on.
  await page.waitForTimeout(1000);
  await expect(page).toHaveURL('/vacatures');
  await context.setOffline(false);
  await expect(page.getByText(offline)).toBeHidden();
  await page.locator('footer a[href="/brands"]').click();
  await expect(page).toHaveURL('/brands');
});

test('a language that is pressed before the page is alive is kept, with the query', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen');
  const release = await hold(page, '**/*.js');
  await page.goto('/occasions?freeTextSearch=volvo', { waitUntil: 'commit' });
  await chooseLanguage(page, 'en');
  await expect(page).toHaveURL('/en/occasions?freeTextSearch=volvo');
  release();
  expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe('en');
});

test('the menu of languages lists the others, loads their flags when it opens, and closes by a press elsewhere and Escape', async ({
  page,
}) => {
  const flags: string[] = [];
  page.on('request', (request) => flags.push(...(/flags\/\w+/.exec(request.url()) ?? [])));
  await page.goto('/vacatures', { waitUntil: 'networkidle' });
  const menu = page.locator('header details', { has: page.locator('> ul > li > a[hreflang]') });
  await expect(menu.locator('summary')).toHaveAccessibleName(/^NL Nederlands$/);
  expect(flags).toEqual(['flags/nl']);
  await menu.locator('summary').click();
  await expect(menu.getByRole('link')).toHaveText([/EN\s*English/, /DE\s*Deutsch/]);
  await expect.poll(() => flags.toSorted()).toEqual(['flags/de', 'flags/en', 'flags/nl']);
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(menu.locator('summary')).toBeFocused();
  await menu.locator('summary').click();
  // Beside the content.
  await page.mouse.click(4, 600);
  await expect(menu).not.toHaveAttribute('open');
  await chooseLanguage(page, 'en');
  await expect(page).toHaveURL('/en/vacancies');
  await expect(menu).not.toHaveAttribute('open');
});

test('on a narrow screen one group after the other is opened by one press each', async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 820, height: 900 });
  await page.goto('/de', { waitUntil: 'networkidle' });
  const menu = page.locator('header details', { has: page.locator('> summary', { hasText: 'Menü' }) });
  const press = async (name: string) => {
    const summary = page.locator('header summary:visible', { hasText: name });
    await (isMobile ? summary.tap() : summary.click());
  };
  await press('Menü');
  await press('Branchen');
  await expect(menu.locator('a[href="/de/sektoren/industrie"]')).toBeVisible();
  await press('Unternehmen');
  await expect(menu.locator('a[href="/de/uber-uns"]')).toBeVisible();
  await expect(menu.locator('a[href="/de/sektoren/industrie"]')).toBeHidden();
  await expect(page).toHaveURL('/de');
});

test('a menu that is open when the device is turned to a wide screen is closed there, and when it is turned back', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'No phone is as wide as the menu.');
  const upright = { width: 820, height: 1180 };
  const lying = { width: 1366, height: 820 };
  await page.setViewportSize(upright);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('header summary:visible', { hasText: 'Menu' }).click();
  await page.locator('header summary:visible', { hasText: 'Sectoren' }).click();
  await expect(page.locator('header details[open]')).toHaveCount(2);
  await page.setViewportSize(lying);
  await expect(page.locator('header details[open]')).toHaveCount(0);
  await page.locator('header summary:visible', { hasText: 'Sectoren' }).click();
  await expect(page.locator('header details[open]')).toHaveCount(1);
  await page.setViewportSize(upright);
  await expect(page.locator('header details[open]')).toHaveCount(0);
});

test('nothing that gets the focus is under the bar of a machine page', async ({ page, request, isMobile }) => {
  test.skip(!isMobile, 'The bar is on phones only.');
  await page.goto(await getFirstHref(request, '/occasions', /\/occasions\/[^/]+\/[^/?]+-\d+$/), {
    waitUntil: 'networkidle',
  });
  for (let step = 0; step < 45; step += 1) {
    await page.keyboard.press('Tab');
    // Machines that come near while the focus moves on may still push it.
    await expect.poll(() => page.evaluate(findCovered)).toBeNull();
  }
});

/** What has the focus, when something else is on top of all of it (WCAG 2.4.11). */
function findCovered(): string | null {
  const { activeElement } = document;
  const box = activeElement?.getBoundingClientRect();
  if (activeElement === null || box === undefined || box.height === 0) return null;
  const points = [0.1, 0.5, 0.9].map((part) =>
    document.elementFromPoint(box.left + Math.min(8, box.width / 2), box.top + box.height * part),
  );
  const isSeen = points.some((top) => top !== null && (activeElement.contains(top) || top.contains(activeElement)));
  return isSeen ? null : activeElement.outerHTML.slice(0, 100);
}
