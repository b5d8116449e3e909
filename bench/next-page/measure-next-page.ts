import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';

import type { Result } from '../lib/report';

import { countTransfers, type Transfers } from './count-transfers';
import { tap } from './tap';
import { toTable } from './to-table';
import { watchPaints, type Watched } from './watch-paints';
import { listWays, type Step, type Way } from './ways';

/** The viewport of Lighthouse's phone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** A phone in a yard: milliseconds there and back, bytes a second, and how much slower its processor is. */
const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const slowdown = 4;
/** How long a visitor looks before the next step, and how long the page may take after it, in milliseconds. */
const lookMs = 4000;
const answerMs = 3000;

export type Measured = { way: string; site: string } & Watched & Transfers;

/** A site beside this one: the address of a list whose `main` links to its stock items. */
export type Peer = { name: string; url: string };

type Options = { siteUrl: string; chromium: string; runs: number; peers: readonly Peer[] };

/**
 * Measures what a visitor waits for after a tap, on a phone with a slow processor and latency: until the largest paint
 * of the next page. Sites and ways take turns, so that other load affects all of them.
 */
export async function measureNextPage({ siteUrl, chromium: executablePath, runs, peers }: Options): Promise<Result> {
  const ways = [
    ...listWays(siteUrl).map((way) => ({ site: 'this site', way })),
    ...peers.map(({ name, url }) => ({
      site: name,
      way: { name: 'list to stock item', start: url, steps: [{ tap: 'main a' }] },
    })),
  ];
  // On by default from Chromium 151 on.
  const softNavigations = '--enable-features=SoftNavigationHeuristics';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', softNavigations] });
  const measured: Measured[] = [];
  try {
    for (let run = 0; run < runs; run += 1)
      for (const { site, way } of ways) measured.push({ site, way: way.name, ...(await walk(browser, way)) });
  } finally {
    await browser.close();
  }
  return { tables: [toTable(measured)], data: measured };
}

/** Takes the steps of a way in a new browser context. @returns what the last one took */
async function walk(browser: Browser, { start, steps }: Way): Promise<Watched & Transfers> {
  const context = await browser.newContext({ ...phone, locale: 'nl-NL' });
  try {
    const page = await context.newPage();
    // tsx marks functions with their names by a helper that the page lacks.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(watchPaints);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const transfers = countTransfers(session);
    const html = await (await page.goto(start, { waitUntil: 'load' }))?.text();
    for (const step of steps) {
      await page.waitForTimeout(lookMs);
      await take(page, session, step, transfers.markStep);
      await page.waitForTimeout(answerMs);
    }
    return { ...(await page.evaluate<Watched>('globalThis.watched()')), ...transfers.get(html ?? '') };
  } finally {
    await context.close();
  }
}

async function take(page: Page, session: CDPSession, step: Step, markStep: () => void): Promise<void> {
  if (typeof step === 'string') {
    const { entries, currentIndex } = await session.send('Page.getNavigationHistory');
    const entry = entries[currentIndex + (step === 'back' ? -1 : 1)];
    if (entry === undefined) throw new Error(`The history has no entry ${step}.`);
    markStep();
    // As by the browser's own button; a call of `history` is no interaction.
    await session.send('Page.navigateToHistoryEntry', { entryId: entry.id });
    return;
  }
  if (step.near !== undefined) {
    await page.locator(step.near).scrollIntoViewIfNeeded();
    await page.waitForTimeout(lookMs);
  }
  await tap(page, page.locator(step.tap).first(), markStep);
}
