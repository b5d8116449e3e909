import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { findChangedPaths, readIndexedSite, type PageMark } from './indexed-pages';

const siteUrl = 'https://dealer.example/site';
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'indexed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

function writeSitemaps(...lists: readonly string[][]): void {
  const toXml = (addresses: readonly string[]) =>
    addresses.map(
      (address) => `<url><loc>${siteUrl}${address}</loc><image:loc>https://a.example/1.jpg</image:loc></url>`,
    );
  write('sitemap.xml', toXml(lists.map((_, index) => `/sitemaps/nl-${String(index + 1)}.xml`)).join(''));
  for (const [index, addresses] of lists.entries())
    write(`sitemaps/nl-${String(index + 1)}.xml`, toXml(addresses).join(''));
}

test('the pages of all sitemaps are known by what they say; others, and those that no list names, are not', async () => {
  writeSitemaps(['/', '/a&amp;b'], ['/caf%C3%A9', '/live']);
  write('sitemaps/nl-9.xml', `<url><loc>${siteUrl}/from-an-earlier-build</loc></url>`);
  for (const page of ['', 'a&b/', 'café/', 'hidden/']) write(`${page}index.html`, `<h1>${page}</h1>`);
  const site = await readIndexedSite(folder, {});
  expect(site?.siteUrl).toBe(siteUrl);
  expect(Object.keys(site?.pages ?? {}).sort()).toEqual(['/', '/a&b', '/caf%C3%A9', '/live']);
  expect(site?.pages['/live']?.[2]).toBe('');
  expect(site?.pages['/caf%C3%A9']?.[2]).toHaveLength(22);
});

test('a page whose file has the size and the time of a known one is not read again', async () => {
  writeSitemaps(['/', '/a']);
  write('index.html', '1');
  write('a/index.html', '1');
  utimesSync(path.join(folder, 'index.html'), 1000, 1000);
  const { size, mtimeMs } = statSync(path.join(folder, 'index.html'));
  const known: PageMark = [size, Math.round(mtimeMs), 'known'];
  const site = await readIndexedSite(folder, { '/': known, '/a': known });
  expect(site?.pages['/']).toEqual(known);
  expect(site?.pages['/a']?.[2]).not.toBe('known');
});

test('a release without a sitemap says nothing', async () => {
  write('index.html', '1');
  expect(await readIndexedSite(folder, {})).toBeNull();
});

test('what is new, says something else or is gone has changed; a file that was only written anew has not', () => {
  const before = { '/same': [1, 1, 'a'], '/changed': [1, 1, 'b'], '/gone': [1, 1, 'c'], '/live': [0, 0, ''] } as const;
  const after = { '/same': [2, 2, 'a'], '/changed': [1, 1, 'd'], '/new': [1, 1, 'e'], '/live': [0, 0, ''] } as const;
  expect(findChangedPaths(before, after)).toEqual(['/changed', '/gone', '/new']);
});

test('a stock item that is shown live from now on, or gets a page, is the same; one that comes or goes is not', () => {
  const [page, live] = [
    [1, 1, 'a'],
    [0, 0, ''],
  ] as const;
  expect(findChangedPaths({ '/a': page, '/b': live, '/c': live }, { '/a': live, '/b': page, '/d': live })).toEqual([
    '/c',
    '/d',
  ]);
});
