import type { Locator, Page } from '@playwright/test';

import { processorTimeKinds, toProcessorTime } from './lib/processor-time';
import { pressMs, watchNextPaint } from './lib/watch-next-paint';

/** How often a filter is pressed. */
const presses = 20;
/** The factor by which the processor is slowed down. */
const slowdown = 4;

/** Milliseconds from each press of a filter until the new list is painted. */
export type FilterClicks = {
  /** With immediate answers of the stock API: the page's own time. */
  instant: number[];
  /** With the sandbox's stock API on the same machine, which shares the processors with the browser. */
  live: number[];
  /** With answers after two seconds: until the list of the site's own index is painted. */
  indexed: number[];
  /** The same in processor time: that of the page's main thread without throttling, times the factor. */
  processor: number[];
  /** From the arrival of such an answer, with one stock item less, until the change is painted. */
  merged: number[];
  /**
   * From a press that changes one word of the same page until that is painted: the time of browser and machine alone.
   */
  least: number[];
};

/** Presses the values of the make filter one by one, so that each press brings a new list. */
export async function measureFilterClicks(page: Page, url: string): Promise<FilterClicks> {
  const session = await page.context().newCDPSession(page);
  // tsx marks functions with their names by a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  const least: number[] = [];
  const merged: number[] = [];
  const run = async ({ answers, isHeld = false, isTraced = false }: Run) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(`${url}/occasions`, { waitUntil: 'networkidle' });
    await page.evaluate(intercept, { answers, isHeld });
    await session.send('Emulation.setCPUThrottlingRate', { rate: isTraced ? 1 : slowdown });
    const time = async (press: Locator, what: 'list' | 'word') => {
      // The page settles, as it does before a visitor presses.
      await page.waitForTimeout(300);
      await page.evaluate(watchNextPaint, { what, event: 'click' });
      await press.click({ delay: pressMs });
      return page.evaluate<number>('globalThis.nextPaint');
    };
    const timeMerge = async () => {
      await page.evaluate(watchNextPaint, { what: 'list' as const, event: 'answer' });
      return page.evaluate<number>('globalThis.nextPaint');
    };
    // Moving to the filters loads the index.
    const index = page.waitForResponse(/stock-index\.json$/);
    await page.locator('section', { has: page.getByRole('checkbox', { name: /^Claas/ }) }).hover();
    await (await index).finished();
    const group = page.locator('details', { has: page.getByRole('checkbox', { name: /^Claas/ }) });
    await group.getByRole('button', { name: /^Nog/ }).click();
    const options = group.getByRole('checkbox');
    const times: number[] = [];
    for (let press = 0; press < presses; press += 1) {
      const option = options.nth(press);
      await option.scrollIntoViewIfNeeded();
      if (isTraced) {
        times.push(await traceProcessor(page, () => time(option, 'list')));
        await option.click();
        continue;
      }
      times.push(await time(option, 'list'));
      if (isHeld) merged.push(await timeMerge());
      await option.click();
      least.push(await time(page.locator('main [role=status]'), 'word'));
    }
    return { times, recorded: await page.evaluate('globalThis.recordedAnswers') };
  };
  const live = await run({ answers: null });
  const answers = live.recorded as Record<string, string>;
  const instant = await run({ answers });
  const indexed = await run({ answers, isHeld: true });
  const traced = await run({ answers, isHeld: true, isTraced: true });
  const processor = traced.times.map((time) => time * slowdown);
  return { live: live.times, instant: instant.times, indexed: indexed.times, processor, merged, least };
}

/**
 * `answers`: the answers to return, null for those of the stock API. `isHeld` delays them, `isTraced` measures
 * processor time.
 */
type Run = { answers: Record<string, string> | null; isHeld?: boolean; isTraced?: boolean };

/** Measures the processor time of a press until the change is painted, in milliseconds. */
async function traceProcessor(page: Page, press: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser that could be traced.');
  await browser.startTracing(page, { categories: processorTimeKinds });
  await press();
  const trace = await browser.stopTracing();
  return toProcessorTime(JSON.parse(trace.toString()), 'pressed', 'painted');
}

/**
 * Runs in the page. Records the answers to searches, or returns recorded ones without a request. If they are held, it
 * returns them two seconds later without their first stock item, and emits an event then.
 */
function intercept({ answers, isHeld }: { answers: Record<string, string> | null; isHeld: boolean }): void {
  const original = window.fetch.bind(window);
  const recorded: Record<string, string> = {};
  Object.assign(globalThis, { recordedAnswers: recorded });
  window.fetch = async (input, init) => {
    const body = typeof init?.body === 'string' ? init.body : '';
    const recordedAnswer = answers?.[body];
    if (recordedAnswer !== undefined && !isHeld) return new Response(recordedAnswer);
    if (recordedAnswer !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      const answer = JSON.parse(recordedAnswer) as { results: unknown[]; pagination: { total: number } };
      if (answer.results.length === 0) return new Response(recordedAnswer);
      answer.results.shift();
      answer.pagination.total -= 1;
      window.dispatchEvent(new Event('answer'));
      return new Response(JSON.stringify(answer));
    }
    const response = await original(input, init);
    if (body !== '') recorded[body] = await response.clone().text();
    return response;
  };
}
