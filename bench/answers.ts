import { chromium } from '@playwright/test';

import { measureFilterClicks } from './filter-click';
import { toMedian, type Result, type Table } from './lib/report';
import { measureSearches, searchedMachines } from './search-speed';

const desktop = { viewport: { width: 1440, height: 900 } };

/** How long a visitor waits for another list, and what of it the sandbox's own search takes. */
export async function measureAnswers(siteUrl: string, executablePath: string): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await (await browser.newContext(desktop)).newPage();
    const clicks = await measureFilterClicks(page, siteUrl);
    const searches = measureSearches();
    return {
      tables: [
        toTable('A filter, the processor slowed down 4 times', {
          'pressed until the new list is painted, answers at once': clicks.instant,
          'the same, with the sandbox’s stock API on this machine': clicks.live,
          'the same, answers after two seconds: from the index': clicks.indexed,
          'such an answer, one machine less, until it is painted': clicks.merged,
          'a press that changes one word of that page, for comparison': clicks.least,
        }),
        toTable(`The sandbox’s own search among ${searchedMachines.toLocaleString('en')} machines`, searches),
      ],
      data: { clicks, searches },
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
