import type { Site } from '../site';

import { checkBudgets } from './budget-rules';

const html = '<script data-scripts="/app.js /part.js" data-data="/page-data/contact.json"></script>';

/** A site of the contact page alone, whose files are as large as told. */
function toSite(sizes: Readonly<Record<string, number>>, page = html): Site {
  return {
    siteUrl: 'https://dealer.example',
    pages: new Map([['/contact', {}]]) as unknown as Site['pages'],
    live: new Set(),
    files: new Set(),
    read: () => page,
    toSentBytes: (file) => sizes[file] ?? 0,
  };
}

test('what a page may cost passes', () => {
  expect(checkBudgets(toSite({ '/app.js': 60_000, '/part.js': 30_000, '/contact/index.html': 20_000 }))).toEqual([]);
});

test('scripts are counted together', () => {
  expect(checkBudgets(toSite({ '/app.js': 90_000, '/part.js': 30_000 }))).toEqual([
    expect.stringContaining('/contact: scripts of 120000 bytes'),
  ]);
});

test('a page is counted with its data', () => {
  expect(checkBudgets(toSite({ '/contact/index.html': 20_000, '/page-data/contact.json': 20_000 }))).toEqual([
    expect.stringContaining('/contact: page of 40000 bytes'),
  ]);
});

test('a page that does not say what it loads is a fault', () => {
  expect(checkBudgets(toSite({}, '<script src="/app.js"></script>'))).toEqual([
    '/contact: nothing says which scripts it loads',
  ]);
});
