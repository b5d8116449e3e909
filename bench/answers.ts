import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';

import { measureFilterClicks } from './filter-click';
import { toMedian, type Result, type Table } from './lib/report';
import { measureOpenings } from './open-stock-item';
import { measureSearches, searchedItems } from './search-speed';

const desktop = { viewport: { width: 1440, height: 900 } };
/** The viewport of Lighthouse's phone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Measures how long a visitor waits for another list, and the sandbox's own search within it. */
export async function measureAnswers(siteUrl: string, executablePath: string): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  // Each context is closed before the next one: an idle throttled page still keeps a processor busy.
  const inPage = async <T>(screen: BrowserContextOptions, measure: (page: Page, url: string) => Promise<T>) => {
    const context = await browser.newContext(screen);
    const measured = await measure(await context.newPage(), siteUrl);
    await context.close();
    return measured;
  };
  try {
    const clicks = await inPage(desktop, measureFilterClicks);
    const openings = { phone: await inPage(phone, measureOpenings), desktop: await inPage(desktop, measureOpenings) };
    const searches = measureSearches();
    return {
      tables: [
        toTable('A filter, the processor slowed down 4 times', {
          'pressed until the new list is painted, answers at once': clicks.instant,
          'the same, with the sandbox’s stock API on this machine': clicks.live,
          'the same, answers after two seconds: from the index': clicks.indexed,
          'the same by the processor’s clock, times four': clicks.processor,
          'such an answer, one machine less, until it is painted': clicks.merged,
          'a press that changes one word of that page, for comparison': clicks.least,
        }),
        toTable('From a press until it is painted, the processor slowed down 4 times', {
          'a machine of the list, on a phone': openings.phone.machine,
          'the same, on a desktop': openings.desktop.machine,
          'the next 24 machines, with the sandbox’s stock API on this machine, on a phone': openings.phone.more,
          'the same machines, on a desktop': openings.desktop.more,
        }),
        toTable(`The sandbox’s own search among ${searchedItems.toLocaleString('en')} machines`, searches),
      ],
      data: { clicks, openings, searches },
    };
  } finally {
    await browser.close();
  }
}

function toTable(title: string, rows: Readonly<Record<string, readonly number[]>>): Table {
  const figures = ['median', 'least', 'most', 'times'];
  return {
    title: `${title}, milliseconds`,
    columns: [{ name: '' }, ...figures.map((name) => ({ name, isFigure: true }))],
    rows: Object.entries(rows).map(([name, times]) => [
      name,
      ...[toMedian(times), Math.min(...times), Math.max(...times)].map((figure) => figure.toFixed(0)),
      String(times.length),
    ]),
  };
}
