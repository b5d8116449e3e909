import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** What Chromium says of something that the policy refused, or that Trusted Types did. */
export const isRefusal = (text: string): boolean => /Content Security Policy|requires 'Trusted/.test(text);

/** Every browser test runs under the site's Content Security Policy, and fails when something was blocked by it. */
export const test = base.extend<{ blocked: readonly string[] }>({
  blocked: [
    async ({ context }, use) => {
      const blocked: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (isRefusal(text)) blocked.push(text);
      });
      await use(blocked);
      // A request that the end of a test overtakes is no failure of it.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      base.expect(blocked, 'blocked by the Content Security Policy').toEqual([]);
    },
    { auto: true },
  ],
});
