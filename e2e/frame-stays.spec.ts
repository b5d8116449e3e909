import { changeAnswers } from './lib/change-answer';
import { chooseLanguage } from './lib/language';
import { expect, test } from './lib/strict-test';

test('the frame stays while pages of a language come and go, and leads to the languages of the page it holds', async ({
  page,
}) => {
  await page.goto('/vacatures', { waitUntil: 'networkidle' });
  const frame = page.locator('header, footer');
  await frame.evaluateAll((parts: HTMLElement[]) => {
    for (const part of parts) if (part.parentElement?.closest('main') === null) part.dataset.kept = 'yes';
  });
  await page.locator('footer a[href="/over-ons"]').click();
  await expect(page).toHaveURL('/over-ons');
  await expect(page.locator('main h1')).toHaveCount(1);
  await expect(page.locator('body [data-kept=yes]')).toHaveCount(2);
  await expect(page.locator('footer a[aria-current=page]')).toHaveText('Over ons');
  const german = page.locator('header details a[hreflang=de]');
  await expect(german).toHaveAttribute('href', '/de/uber-uns');
  await chooseLanguage(page, 'de');
  await expect(page).toHaveURL('/de/uber-uns');
  await expect(page.locator('footer')).toContainText('Öffnungszeiten');
  // All its words are others: it is new as a whole (`components/ui/live-text.tsx`).
  await expect(page.locator('body [data-kept=yes]')).toHaveCount(0);
});

test('what a machine page is about stands in the head, the frame and the page once it is painted', async ({ page }) => {
  await page.goto('/occasions', { waitUntil: 'networkidle' });
  // Before it hydrates, a link loads its page in the browser's own way, which moves no focus.
  await expect(page.locator('#page-announcer')).toHaveCount(1);
  const link = page.locator('#stock-results article a').first();
  const name = (await link.textContent()) ?? '';
  const path = (await link.getAttribute('href')) ?? '';
  const beginning = new RegExp(`^${name.replace(/[^\w\s]/g, '.')}`);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main h1')).toHaveText(name);
  await expect(page).toHaveTitle(beginning);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
  await expect(page.locator('main li picture').first()).toBeAttached();
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
  await page.goBack();
  await expect(page.locator('#stock-results article a').first()).toHaveText(name);
  await expect(page).not.toHaveTitle(beginning);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/occasions$/);
});

test('a page that fails leaves the frame, and the next page is whole', async ({ page }) => {
  await changeAnswers(page, '**/page-data/over-ons/page-data.json', (body) => {
    const json = JSON.parse(body) as { result: { data: Record<string, unknown> } };
    json.result.data = { locales: json.result.data.locales, page: { title: { not: 'a text' } } };
    return JSON.stringify(json);
  });
  await page.goto('/vacatures', { waitUntil: 'networkidle' });
  await page.locator('footer a[href="/over-ons"]').click();
  await expect(page.locator('main h1')).toHaveText('Er is iets misgegaan');
  await expect(page).toHaveTitle('Er is iets misgegaan');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await page.locator('footer a[href="/vacatures"]').click();
  await expect(page).toHaveURL('/vacatures');
  await expect(page.locator('main h1')).not.toHaveText('Er is iets misgegaan');
});
