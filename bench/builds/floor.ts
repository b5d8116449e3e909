import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

import { FloorPage, toStockItem } from './floor-page';

const locales = ['nl', 'en', 'de'] as const;

/**
 * The minimum cost of a number of pages: a bare program that renders and writes them one by one. Runs as its own
 * process (`npx tsx bench/builds/floor.ts <pages> <folder>`), with React's production build, and prints its result as
 * JSON.
 */
function main([count = '0', folder = '']: readonly string[]): void {
  const pages = Number(count);
  const start = performance.now();
  let bytes = 0;
  for (let page = 0; page < pages; page += 1) {
    const stockItem = toStockItem(Math.floor(page / locales.length));
    const locale = locales[page % locales.length] ?? locales[0];
    const html = `<!doctype html>${renderToString(createElement(FloorPage, { machine: stockItem, locale }))}`;
    const target = path.join(folder, locale, 'machines', String(stockItem.id));
    mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, 'index.html'), html);
    bytes += Buffer.byteLength(html);
  }
  console.log(JSON.stringify({ seconds: (performance.now() - start) / 1000, bytesAPage: Math.round(bytes / pages) }));
}

main(process.argv.slice(2));
