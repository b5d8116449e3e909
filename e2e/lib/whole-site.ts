import type { Page } from '@playwright/test';

import { findPages } from './space';

/** What no page may show, whatever the space has. */
export function expectWhole(pages: ReadonlyMap<string, string>): void {
  const broken = ['[object Object]', '>undefined<', '>null<', 'href="javascript:', 'src=""', '<h2></h2>', '<h3></h3>'];
  for (const words of broken) expect([words, findPages(pages, words)]).toEqual([words, []]);
  for (const [file, html] of pages) {
    // That one shows headings of all levels.
    if (file.includes('building-blocks')) continue;
    expect([file, html.match(/<h1[^>]*>(<span[^>]*>)?[^<]+/g)?.length]).toEqual([file, 1]);
  }
}

/** What a visitor with a telephone sees of a page that may be wrong. */
export async function inspect(page: Page) {
  return {
    isHacked: await page.evaluate(() => 'hacked' in window),
    width: await page.evaluate(() => document.documentElement.scrollWidth),
    failed: await page.getByText('Dit deel van de pagina kon niet worden getoond.').count(),
    // No picture may be taller than a telephone, whatever its own shape.
    isCut: (await page.evaluate(() => Math.max(0, ...[...document.images].map(({ height }) => height)))) < 844,
    withoutPicture: await page.evaluate(
      () => [...document.images].filter((one) => one.complete && one.naturalWidth === 0).length,
    ),
  };
}
export const whole = { isHacked: false, width: 390, failed: 0, isCut: true, withoutPicture: 0 };

/** Texts of a page that hold these words and are not marked as Dutch. */
export function findUnmarked(page: Page, words: string, same: string): Promise<string[]> {
  return page.evaluate(
    ([sought, untranslated]) => {
      const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode() !== null) {
        const { parentElement, textContent } = texts.currentNode;
        const text = textContent ?? '';
        if (parentElement === null || parentElement.closest('script,noscript') !== null) continue;
        if (!text.includes(sought) || text.includes(untranslated)) continue;
        if (parentElement.closest('[lang]')?.getAttribute('lang') !== 'nl')
          found.push(parentElement.outerHTML.slice(0, 200));
      }
      return found;
    },
    [words, same] as const,
  );
}
