import { defineConfig } from '@playwright/test';

/** The built site in a real browser, on a phone and on a desktop. `npm test` builds it and says where things are. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: '.sandbox/test/results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // The machines that run this are shared: what passes the second time is named as flaky, and passes.
  retries: 1,
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT ?? '8123'}`,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // What happens to an open tab is the same on every screen.
    {
      name: 'phone',
      testIgnore: 'open-tab.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // Whether an address answers with a whole page is asked on the phone alone, where it is also seen whether it fits.
    { name: 'desktop', testIgnore: 'routes.spec.ts', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
