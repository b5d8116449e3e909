import type { Page } from '@playwright/test';

import type { Locale } from '../../src/i18n/locales';

/** Opens the header's menu of languages and presses one of them, as a visitor does. */
export async function chooseLanguage(page: Page, locale: Locale): Promise<void> {
  const menu = page.locator('header details', { has: page.locator('> ul > li > a[hreflang]') });
  await menu.locator('> summary').click();
  await menu.locator(`a[hreflang=${locale}]`).click();
}
