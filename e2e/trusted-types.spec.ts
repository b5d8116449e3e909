import { test as free, type Page } from '@playwright/test';

import { locales } from '../src/i18n/locales';
import { toStaticPath } from '../src/i18n/paths';
import { isStaticRoute, routeIds } from '../src/i18n/routes';

import { createPhoto, expect, fillIn, openForm, test } from './lib/enquiry';
import { expectPosition, getLightbox, getPhotos } from './lib/gallery';
import { chooseLanguage } from './lib/language';
import { getFirstHref } from './lib/links';
import { collectProblems } from './lib/problems';
import { getItem, isOrdinary, openItem, toPath } from './lib/stock-item';

/** Pages of each template that no route without parameters leads to; null: whichever a list has first. */
const others = [
  ['/vacatures', /^\/vacatures\/./],
  ['/nieuws', /^\/nieuws\/./],
  ['/occasions', /^\/occasions\/[\w-]+$/],
] as const;

/** The whole page comes into sight, and with it what loads late. */
async function scroll(page: Page): Promise<void> {
  const steps = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / window.innerHeight));
  for (let step = 1; step <= steps; step += 1) {
    await page.evaluate((at) => window.scrollTo({ top: at * window.innerHeight, behavior: 'instant' }), step);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle');
}

/** Text becomes code only by the policies of `src/config/trusted-types.ts`: `test` fails where anything was refused. */
test('no page needs more than the policy allows, loaded or opened by a link', async ({ page, request }) => {
  test.setTimeout(300_000);
  const problems = collectProblems(page);
  const found = await Promise.all(others.map(([list, pattern]) => getFirstHref(request, list, pattern)));
  const paths = [...routeIds.filter(isStaticRoute).map((route) => toStaticPath(route, 'nl')), ...found, '/antwoord'];
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await scroll(page);
    });
  }
  // Opened by links, React makes their elements.
  await page.goto('/', { waitUntil: 'networkidle' });
  const links = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((all) => [
      ...new Set(all.filter((link) => !link.hasAttribute('hreflang')).map((link) => link.getAttribute('href') ?? '')),
    ]);
  expect(links.length).toBeGreaterThan(5);
  await page.evaluate('globalThis.isSameDocument = true');
  for (const path of links) {
    await test.step(`${path} by a link`, async () => {
      await page
        .locator(`footer a[href="${path}"], header a[href="${path}"]`)
        .first()
        .evaluate((link) => {
          (link as HTMLElement).click();
        });
      await expect(page).toHaveURL(path);
      await expect(page.locator('main h1')).toHaveCount(1);
      await scroll(page);
    });
  }
  expect(await page.evaluate('globalThis.isSameDocument')).toBe(true);
  expect(problems).toEqual([]);
});

test('nor does a machine, with its photos, its description, the form and a photo in it, in each language', async ({
  page,
  stock,
  items,
}) => {
  const item = getItem(items, isOrdinary);
  await openItem(page, stock, toPath(items, item));
  await scroll(page);
  await getPhotos(page).getByRole('link').nth(1).click();
  await expectPosition(page, 2, item.images.length);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(getLightbox(page)).toBeHidden();
  const form = await openForm(page, 'Vraag over deze machine');
  await fillIn(form, { Naam: 'Jan' });
  await form.getByLabel(/^Foto’s kiezen/).setInputFiles([await createPhoto('hof.jpg')]);
  await expect(form.getByRole('img', { name: 'hof.jpg' })).toBeVisible();
  for (const locale of [...locales].reverse()) {
    await page.evaluate('window.scrollTo(0, 0)');
    await chooseLanguage(page, locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await scroll(page);
  }
});

test('a description that changed since the build is shown', async ({ page, stock, items }) => {
  const item = getItem(items, isOrdinary);
  const text = '<p>Nieuw <b>vandaag</b><img src=x onerror="alert(1)"></p>';
  stock.edit({ [item.advertisementID]: { description: { nl: text, en: text, de: text } } });
  await openItem(page, stock, toPath(items, item));
  await expect(page.locator('main b', { hasText: 'vandaag' })).toBeVisible();
});

free('text that something else brings into a page never becomes code', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/requires 'Trusted|TrustedTypePolicy/.test(message.text())) refused.push(message.text());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const passed = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      src: () => Object.assign(document.createElement('script'), { src: '/app.js' }),
      text: () => Object.assign(document.createElement('script'), { text: '1' }),
      html: () => Object.assign(document.createElement('div'), { innerHTML: '<b>a</b>' }),
      worker: () => new Worker('/app.js'),
      parser: () => new DOMParser().parseFromString('<b>a</b>', 'text/html'),
      policy: () =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
        ).trustedTypes.createPolicy('mine', {}),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [name];
      } catch {
        return [];
      }
    });
  });
  expect(passed).toEqual([]);
  expect(refused.length).toBeGreaterThan(5);
});
