import type { Page } from '@playwright/test';

import { translateDocument } from '../../src/testing/translate-document';

/** Nothing stands round a translated text: selectors find it as they find the original. */
const mark = '';

/**
 * Has every page that is opened from now on translated as browsers do it (`testing/translate-document.ts`).
 * @param delayMs how long a translation takes
 */
export async function translatePages(page: Page, delayMs = 30): Promise<void> {
  await page.addInitScript(translateDocument, { marks: [mark, mark] as const, delayMs });
}

/**
 * The words on a page, a line each, as if it had not been translated. Waits until all of it is.
 * @param selector of what is read
 */
export async function readWords(page: Page, selector = 'body'): Promise<string[]> {
  await page.waitForTimeout(150);
  const texts = await page.locator(selector).allInnerTexts();
  return texts
    .join('\n')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
