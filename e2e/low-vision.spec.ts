import type { Page } from '@playwright/test';

import { getItem, isOrdinary, toPath } from './lib/stock-item';
import { expect, test } from './lib/stock-server';

const pages = [
  '/de',
  '/de/anlasse',
  '/de/dienstleistungen',
  '/de/kontakt',
  '/de/uber-uns',
  '/de/stellenangebote/vacancy-workshop-mechanic',
];

/** What WCAG 1.4.12 lets readers set. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** Words of the page that are cut off or stand beside the screen, as they are seen. */
function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const unseen = '[aria-hidden=true], svg, select, [hidden], details:not([open]) > :not(summary)';
    const width = document.documentElement.clientWidth;
    const elements = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => element.innerText !== '' && element.closest(unseen) === null && element.checkVisibility(),
    );
    return elements.flatMap((element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      // For screen readers only.
      if (clipPath !== 'none') return [];
      const isCut =
        (element.scrollWidth > element.clientWidth + 1 && ['hidden', 'clip'].includes(overflowX)) ||
        (element.scrollHeight > element.clientHeight + 2 && ['hidden', 'clip'].includes(overflowY));
      const isOut = element.children.length === 0 && element.getBoundingClientRect().right > width + 1;
      return isCut || isOut ? [`${element.tagName} ${element.innerText.slice(0, 60)}`] : [];
    });
  });
}

for (const [width, height] of [
  [320, 640],
  [1440, 900],
] as const) {
  test(`with more room between lines, words and letters nothing is cut off at a width of ${String(width)}`, async ({
    page,
    items,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of [...pages, toPath(items, getItem(items, isOrdinary), 'de')]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets.push(sheet);
      }, spacing);
      expect(await findCut(page), path).toEqual([]);
    }
  });
}

test('magnified four times, nothing lies on what is read', async ({ page, items }) => {
  // What is left of 1280 × 1024 (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of [...pages, toPath(items, getItem(items, isOrdinary), 'de')]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const lying = await page.evaluate(() => {
      window.scrollTo(0, 600);
      return [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .filter((element) => {
          const { top, bottom, width, height } = element.getBoundingClientRect();
          return width * height > 0 && bottom > 0 && top < window.innerHeight && element.checkVisibility();
        })
        .map(({ className }) => className);
    });
    expect(lying, path).toEqual([]);
  }
  // The ways to the dealer are there all the same, at the end of what they lay on.
  await expect(page.getByRole('main').getByRole('link', { name: /^\+31/ }).first()).toBeVisible();
});

test('with letters twice as large in the settings of the browser, all fits a telephone and a desktop', async ({
  playwright,
  baseURL,
  items,
}) => {
  const browser = await playwright.chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 664 } });
    for (const path of ['/contact', '/de/kontakt', toPath(items, getItem(items, isOrdinary), 'de')]) {
      await page.goto(`${baseURL ?? ''}${path}`, { waitUntil: 'load' });
      const beside = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beside, path).toBe(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of ['/de', '/de/stellenangebote', '/de/anlasse', '/occasions']) {
      await page.goto(`${baseURL ?? ''}${path}`, { waitUntil: 'load' });
      const { beside, header } = await page.evaluate(() => ({
        beside: document.documentElement.scrollWidth - window.innerWidth,
        header: document.querySelector('header')?.getBoundingClientRect().height,
      }));
      expect(beside, path).toBe(0);
      // Words in a row that does not fit are behind the button of the menu.
      expect(header, path).toBeLessThan(200);
    }
  } finally {
    await browser.close();
  }
});

test('where the system chooses the colours, what is chosen is seen, and so is the logo', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/de/anlasse', { waitUntil: 'networkidle' });
  const getOutline = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).outlineWidth + getComputedStyle(element).outlineStyle);
  expect(await getOutline('Kacheln')).toBe('3pxsolid');
  expect(await getOutline('Liste')).toBe('1pxsolid');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Veldkamp Machines, zur Startseite' });
  await expect(logo.locator('img')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
