import { defineConfig } from '@playwright/test';

/**
 * The ways that most visitors go: what `npm test` has time for, with `BROWSER_TESTS=journeys`. All others are for a
 * whole run, and for whoever runs `playwright test`.
 */
const journeys = [
  'answer.spec.ts',
  'content-pages.spec.ts',
  'enquiry-mail.spec.ts',
  'enquiry-ways.spec.ts',
  'first-visit.spec.ts',
  'frame-stays.spec.ts',
  'keyboard.spec.ts',
  'news.spec.ts',
  'search-engines.spec.ts',
  'stock.spec.ts',
  'stock-item-tabs.spec.ts',
  'stock-list-filters.spec.ts',
  'stock-list-search.spec.ts',
  'trusted-types.spec.ts',
  'verify.spec.ts',
];

/** Files of tests for one screen. What is in neither list differs from screen to screen, and is tried on both. */
const onPhone = [
  // Whether an address answers with a whole page is the same on each; whether the page fits is decided by the
  // narrowest.
  'routes.spec.ts',
  'stock-item-fit.spec.ts',
  'stock-list-sheet.spec.ts',
];
const onDesktop = [
  // They set screens of their own.
  'first-visit.spec.ts',
  'frame-settings.spec.ts',
  // What is asked, answered, counted, kept and sent is so by the same code on every screen.
  'any-browser.spec.ts',
  'content-pages.spec.ts',
  'enquiry-failures.spec.ts',
  'enquiry-mail.spec.ts',
  'enquiry-photos.spec.ts',
  'frame-content.spec.ts',
  'kept-searches.spec.ts',
  'keyboard.spec.ts',
  'low-vision.spec.ts',
  'news.spec.ts',
  'open-tab.spec.ts',
  'root-path.spec.ts',
  'search-engines.spec.ts',
  'shortlist.spec.ts',
  'shortlist-compare-stays.spec.ts',
  'shortlist-enquiry.spec.ts',
  'shortlist-shared.spec.ts',
  'stock.spec.ts',
  'stock-history.spec.ts',
  'stock-list-applied.spec.ts',
  'stock-list-facets.spec.ts',
  'stock-list-failures.spec.ts',
  'stock-list-filters.spec.ts',
  'stock-list-hostile.spec.ts',
  'stock-list-pages.spec.ts',
  'stock-list-search.spec.ts',
  'stock-search-accessories.spec.ts',
  'stock-search-sentences.spec.ts',
  'translated.spec.ts',
  'trusted-types.spec.ts',
  'verify.spec.ts',
];

/** The built site in a real browser, on a phone and on a desktop. `npm test` builds it and says where things are. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: process.env.BROWSER_TESTS === 'journeys' ? journeys : '*.spec.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: '.sandbox/test/results',
  fullyParallel: true,
  workers: 2,
  // Two browsers share a machine with others: what is slow there is no fault. What never comes still fails.
  timeout: 120_000,
  // A run that hangs says which test it was in, before whatever started it gives up.
  globalTimeout: 60 * 60_000,
  expect: { timeout: 15_000 },
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
    {
      name: 'phone',
      testIgnore: onDesktop,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testIgnore: onPhone, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
