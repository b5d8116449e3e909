import { cpus } from 'node:os';

import { chromium } from '@playwright/test';

import { startSandbox } from '../sandbox/start';
import { ensureChromium } from '../scripts/lib/chromium';
import { findFreePort } from '../scripts/lib/free-port';
import { loadSettings } from '../scripts/lib/settings';
import { startSiteServer } from '../server/site/start-site-server';

import { measureFilterClicks } from './filter-click';
import { measureSearches, searchedMachines } from './search-speed';

const screens = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

/** `npm run bench`: what the current release costs its visitors, as a table. */
async function main(): Promise<void> {
  const settings = loadSettings();
  await using(await startSandbox({ content: false, stock: settings.stock === null }), async () => {
    const site = await startSiteServer({ port: await findFreePort(8200), host: '127.0.0.1' });
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const page = await (await browser.newContext(screens.desktop)).newPage();
      const times = await measureFilterClicks(page, site.url);
      console.log(
        `Chromium ${browser.version()}, Node ${process.version}, ${String(cpus().length)} × ${cpus()[0]?.model ?? ''}\n`,
      );
      console.log('| milliseconds, processor slowed down 4 times | median | least | most | presses |');
      console.log('| --- | ---: | ---: | ---: | ---: |');
      console.log(`| filter pressed until the new list is painted, answers at once | ${toRow(times.instant)} |`);
      console.log(`| the same, with the sandbox's stock API on this machine | ${toRow(times.live)} |`);
      console.log(`| a press that changes one word of that page, for comparison | ${toRow(times.least)} |`);
      const machines = searchedMachines.toLocaleString('en');
      console.log(`\n| milliseconds of the sandbox's own search among ${machines} | median | least | most | times |`);
      console.log('| --- | ---: | ---: | ---: | ---: |');
      for (const [name, row] of Object.entries(measureSearches())) console.log(`| ${name} | ${toRow(row)} |`);
    } finally {
      await browser.close();
      await site.close();
    }
  });
}

async function using(resource: { close: () => Promise<void> }, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } finally {
    await resource.close();
  }
}

function toRow(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  const figures = [sorted[Math.floor(sorted.length / 2)], sorted[0], sorted.at(-1)];
  return [...figures.map((figure) => (figure ?? NaN).toFixed(0)), String(times.length)].join(' | ');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
