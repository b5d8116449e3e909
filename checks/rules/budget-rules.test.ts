import type { Site } from '../site';

import { checkBudgets } from './budget-rules';

const html = '<script data-scripts="/app.js /part.js" data-data="/page-data/contact.json"></script>';

/** A site with only one page, and files of the given sizes. */
function toSite(sizes: Readonly<Record<string, number>>, page = html, path = '/contact'): Site {
  return {
    siteUrl: 'https://dealer.example',
    pages: new Map([[path, {}]]) as unknown as Site['pages'],
    live: new Set(),
    files: new Set(),
    read: () => page,
    toSentBytes: (file) => sizes[file] ?? 0,
  };
}

test('a page within its budget passes', () => {
  expect(checkBudgets(toSite({ '/app.js': 60_000, '/part.js': 30_000, '/contact/index.html': 20_000 }))).toEqual([]);
});

test('scripts are added up', () => {
  expect(checkBudgets(toSite({ '/app.js': 90_000, '/part.js': 30_000 }))).toEqual([
    expect.stringMatching(/^\/contact: scripts: 120000, the budget is \d+/),
  ]);
});

test('a page is counted with its data', () => {
  expect(checkBudgets(toSite({ '/contact/index.html': 20_000, '/page-data/contact.json': 20_000 }))).toEqual([
    expect.stringMatching(/^\/contact: page: 40000, the budget is \d+/),
  ]);
});

test('a page without a list of its files is a fault', () => {
  expect(checkBudgets(toSite({}, '<script src="/app.js"></script>'))).toEqual([
    '/contact: the HTML does not list its scripts (data-scripts)',
  ]);
});

test('even small files are counted', () => {
  const scripts = Array.from({ length: 20 }, (_, index) => `/part-${String(index)}.js`).join(' ');
  expect(checkBudgets(toSite({}, `<script data-scripts="${scripts}" data-data="/a.json"></script>`))).toEqual([
    expect.stringMatching(/^\/contact: requests: 22, the budget is 1\d$/),
  ]);
});

test('the page for answers has a budget, and other pages outside of the routes have none', () => {
  const sizes = { '/app.js': 900_000 };
  expect(checkBudgets(toSite(sizes, html, '/antwoord'))).toEqual([
    expect.stringMatching(/^\/antwoord: scripts: 900000, the budget is \d+/),
  ]);
  expect(checkBudgets(toSite(sizes, html, '/404'))).toEqual([]);
});

test('a page that an editor made has the budget of content', () => {
  expect(checkBudgets(toSite({ '/app.js': 900_000 }, html, '/de/transport'))).toEqual([
    expect.stringMatching(/^\/de\/transport: scripts: 900000, the budget is \d+/),
  ]);
});
