import type { Locator, Page } from '@playwright/test';

import { processorTimeKinds, toProcessorTime } from './lib/processor-time';
import { pressMs, watchNextPaint } from './lib/watch-next-paint';

/** How often a filter is pressed. */
const presses = 20;
/** How much slower the processor is made. */
const slowdown = 4;

/** Milliseconds from each press of a filter until the new list is painted. */
export type FilterClicks = {
  /** With the stock API's answers at once: what the page itself takes. */
  instant: number[];
  /** With the sandbox's stock API on the same machine, which shares the processor with the browser. */
  live: number[];
  /** With answers after two seconds: until the list is painted that the site's own index gives. */
  indexed: number[];
  /**
   * The same by the processor's clock: the time that the page's main thread had one, which was not slowed down, times
   * as much.
   */
  processor: number[];
  /** From the arrival of such an answer, one machine less, until that is painted. */
  merged: number[];
  /**
   * From a press that changes one word of the same page until that is painted: what browser and machine take by
   * themselves.
   */
  least: number[];
};

/** Presses one value of the make filter after the other, so that each press brings a list not seen before. */
export async function measureFilterClicks(page: Page, url: string): Promise<FilterClicks> {
  const session = await page.context().newCDPSession(page);
  // The runner marks functions with their names, which the page does not know of.
  await page.addInitScript('globalThis.__name = (value) => value');
  const least: number[] = [];
  const merged: number[] = [];
  const run = async ({ answers, isHeld = false, isTraced = false }: Run) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(`${url}/occasions`, { waitUntil: 'networkidle' });
    await page.evaluate(intercept, { answers, isHeld });
    await session.send('Emulation.setCPUThrottlingRate', { rate: isTraced ? 1 : slowdown });
    const time = async (press: Locator, what: 'list' | 'word') => {
      // The page settles, as it does while a visitor looks where to press.
      await page.waitForTimeout(300);
      await page.evaluate(watchNextPaint, { what, event: 'click' });
      await press.click({ delay: pressMs });
      return page.evaluate<number>('globalThis.nextPaint');
    };
    const timeMerge = async () => {
      await page.evaluate(watchNextPaint, { what: 'list' as const, event: 'answer' });
      return page.evaluate<number>('globalThis.nextPaint');
    };
    // A visitor comes near the filters, and the index with it.
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
 * `answers`: those to give, null for the stock API's; they can be held, and each press be timed by the processor's
 * clock.
 */
type Run = { answers: Record<string, string> | null; isHeld?: boolean; isTraced?: boolean };

/** Milliseconds of a processor that a press takes until it is painted. */
async function traceProcessor(page: Page, press: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser that could be traced.');
  await browser.startTracing(page, { categories: processorTimeKinds });
  await press();
  const trace = await browser.stopTracing();
  return toProcessorTime(JSON.parse(trace.toString()), 'pressed', 'painted');
}

/**
 * Runs in the page: keeps the answers to searches, or gives those that were kept before without asking anyone; when
 * they are held, two seconds later, lists without their first machine, and says when that is.
 */
function intercept({ answers, isHeld }: { answers: Record<string, string> | null; isHeld: boolean }): void {
  const original = window.fetch.bind(window);
  const recorded: Record<string, string> = {};
  Object.assign(globalThis, { recordedAnswers: recorded });
  window.fetch = async (input, init) => {
    const body = typeof init?.body === 'string' ? init.body : '';
    const known = answers?.[body];
    if (known !== undefined && !isHeld) return new Response(known);
    if (known !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      const answer = JSON.parse(known) as { results: unknown[]; pagination: { total: number } };
      if (answer.results.length === 0) return new Response(known);
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
