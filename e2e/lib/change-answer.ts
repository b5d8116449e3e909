import type { Page } from '@playwright/test';

/** Answers requests with what the server says, as `change` makes it: text in, text out. */
export async function changeAnswers(page: Page, url: string, change: (body: string) => string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}
