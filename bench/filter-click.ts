import type { Page } from '@playwright/test';

/** How often a filter is pressed. */
const presses = 15;

/** Milliseconds from each press of a filter until the new list is painted. */
export type FilterClicks = {
  /** With the stock API's answers at once: what the page itself takes. */
  instant: number[];
  /** With the sandbox's stock API on the same machine, which shares the processor with the browser. */
  live: number[];
};

/** Presses one value of the make filter after the other, so that each press brings a list not seen before. */
export async function measureFilterClicks(page: Page, url: string): Promise<FilterClicks> {
  const session = await page.context().newCDPSession(page);
  // The runner marks functions with their names, which the page does not know of.
  await page.addInitScript('globalThis.__name = (value) => value');
  const run = async (answers: Record<string, string> | null) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(`${url}/occasions`, { waitUntil: 'networkidle' });
    await page.evaluate(intercept, answers);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const group = page.locator('details', { has: page.getByRole('checkbox', { name: /^Claas/ }) });
    await group.getByRole('button', { name: /^Nog/ }).click();
    const options = group.getByRole('checkbox');
    const times: number[] = [];
    for (let press = 0; press < presses; press += 1) {
      const option = options.nth(press);
      await option.scrollIntoViewIfNeeded();
      // The page settles, as it does while a visitor looks where to press.
      await page.waitForTimeout(300);
      await page.evaluate(watchNextList);
      await option.click();
      times.push(await page.evaluate<number>('globalThis.nextList'));
      await option.click();
      await page.waitForTimeout(300);
    }
    return { times, recorded: await page.evaluate('globalThis.recordedAnswers') };
  };
  const live = await run(null);
  const instant = await run(live.recorded as Record<string, string>);
  return { live: live.times, instant: instant.times };
}

/** Runs in the page: keeps the answers to searches, or gives those that were kept before without asking anyone. */
function intercept(answers: Record<string, string> | null): void {
  const original = window.fetch.bind(window);
  const recorded: Record<string, string> = {};
  Object.assign(globalThis, { recordedAnswers: recorded });
  window.fetch = async (input, init) => {
    const body = typeof init?.body === 'string' ? init.body : '';
    const known = answers?.[body];
    if (known !== undefined) return new Response(known);
    const response = await original(input, init);
    if (body !== '') recorded[body] = await response.clone().text();
    return response;
  };
}

/**
 * Runs in the page: from now on waits for a press and then for the frame in which other machines are painted. What is asked of the
 * task after a frame comes when it was.
 */
function watchNextList(): void {
  // The machines, and how many there are in all: another make may not change the newest 24.
  const getList = () =>
    [...document.querySelectorAll<HTMLElement>('main [role=status], [data-anchor]')]
      .map(({ dataset, textContent }) => dataset.anchor ?? textContent)
      .join();
  const isSettled = () => document.querySelector('#stock-results')?.getAttribute('aria-busy') === 'false';
  const before = getList();
  const nextList = new Promise<number>((resolve) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          if (getList() === before || !isSettled()) {
            requestAnimationFrame(look);
            return;
          }
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            resolve(performance.now() - timeStamp);
          };
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
  Object.assign(globalThis, { nextList });
}
