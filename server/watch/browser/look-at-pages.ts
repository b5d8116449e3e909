import { setTimeout as wait } from 'node:timers/promises';

import * as v from 'valibot';

import type { Devtools } from './devtools';
import { toPageFault } from './page-faults';
import { startBrowser } from './start-browser';

/** A page that is not alive after so long is taken for dead: on a phone a visitor has left. */
const aliveMs = 6000;
/** What a page does right after it is alive may fail as well. */
const afterMs = 300;
const pauseMs = 50;
/** Pages at once: more would wait for the processor. */
const atOnce = 2;

/** The page says so itself once its scripts run (`src/layout/announce-page.ts`). */
const stateScript = `JSON.stringify({
  isAlive: document.getElementById('page-announcer') !== null,
  hasHeading: /[\\p{L}\\p{N}]/u.test(document.querySelector('main h1')?.textContent ?? ''),
})`;
const stateSchema = v.object({
  result: v.object({
    value: v.pipe(v.string(), v.parseJson(), v.object({ isAlive: v.boolean(), hasHeading: v.boolean() })),
  }),
});

/**
 * Opens pages in a headless browser, each with an empty profile, until its scripts run.
 * @param file the path of Chromium
 * @param urls whole addresses
 * @returns what is wrong with the first pages that have faults, after their names
 * @throws when the browser does not start or ends too early, which is no fault of a page
 */
export async function lookAtPages(file: string, urls: readonly string[]): Promise<Map<string, string[]>> {
  const { devtools, close } = await startBrowser(file);
  const faults = new Map<string, string[]>();
  try {
    const remaining = urls.values();
    const lookAtNext = async () => {
      for (const url of remaining) {
        // One is enough to go on with: dead pages one after the other would take a minute.
        if (faults.size > 0) return;
        const found = await lookAtPage(devtools, url);
        if (found.length > 0) faults.set(url, found);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lookAtNext));
    return faults;
  } finally {
    await close();
  }
}

async function lookAtPage(devtools: Devtools, url: string): Promise<string[]> {
  const { browserContextId } = v.parse(
    v.object({ browserContextId: v.string() }),
    await devtools.send('Target.createBrowserContext'),
  );
  const sessionId = await openTab(devtools, browserContextId);
  const faults = new Set<string>();
  const stop = devtools.listen((event) => {
    const fault = event.sessionId === sessionId ? toPageFault(event, new URL(url).origin) : null;
    if (fault !== null) faults.add(fault);
  });
  try {
    for (const domain of ['Runtime', 'Audits', 'Network']) await devtools.send(`${domain}.enable`, {}, sessionId);
    await devtools.send('Page.navigate', { url }, sessionId);
    const isDead = !(await isAlive(devtools, sessionId, faults)) && faults.size === 0;
    if (isDead) faults.add(`is not alive after ${String(aliveMs / 1000)} s in a browser`);
    await wait(afterMs);
    if (!(await readState(devtools, sessionId)).hasHeading) faults.add('has lost its heading in a browser');
    return [...faults];
  } finally {
    stop();
    await devtools.send('Target.disposeBrowserContext', { browserContextId }).catch(() => undefined);
  }
}

async function openTab(devtools: Devtools, browserContextId: string): Promise<string> {
  const { targetId } = v.parse(
    v.object({ targetId: v.string() }),
    await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId }),
  );
  const attached = await devtools.send('Target.attachToTarget', { targetId, flatten: true });
  return v.parse(v.object({ sessionId: v.string() }), attached).sessionId;
}

/** @param faults of the page so far: with one it need not be waited for */
async function isAlive(devtools: Devtools, sessionId: string, faults: ReadonlySet<string>): Promise<boolean> {
  const end = Date.now() + aliveMs;
  while (Date.now() < end && faults.size === 0) {
    if ((await readState(devtools, sessionId)).isAlive) return true;
    await wait(pauseMs);
  }
  return false;
}

const nothing = { isAlive: false, hasHeading: false };

/** While a document gives way to the next one there is none. */
async function readState(devtools: Devtools, sessionId: string): Promise<typeof nothing> {
  const answer = await devtools.send('Runtime.evaluate', { expression: stateScript }, sessionId).catch(() => null);
  const parsed = v.safeParse(stateSchema, answer);
  return parsed.success ? parsed.output.result.value : nothing;
}
