import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { stockItemPath, writeBuild } from '../test-release';

import { hasScripts, listPagesByKind, pickPages } from './kinds-of-pages';

const page = (kind: string, address: string) => ({ kind, path: address });

test('one page of each kind is picked, and each locale occurs', () => {
  const kinds = ['home', 'list', 'item', 'article'];
  const pages = kinds.flatMap((kind) => ['', '/en', '/de'].map((locale) => page(kind, `${locale}/${kind}`)));
  expect(pickPages([page('answer', '/antwoord'), ...pages, page('item', '/en/another')])).toEqual([
    page('answer', '/antwoord'),
    page('home', '/en/home'),
    page('list', '/de/list'),
    page('item', '/item'),
    page('article', '/en/article'),
  ]);
});

test('of the other release the same pages are picked where it has them', () => {
  const pages = [page('home', '/'), page('home', '/de'), page('item', '/a'), page('item', '/b')];
  expect(pickPages(pages, [page('home', '/de'), page('item', '/gone')])).toEqual([
    page('home', '/de'),
    page('item', '/a'),
  ]);
});

test('the pages of a release are of kinds by their route; of stock items one of each locale is there', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kinds-'));
  const error = '<!doctype html><html><main><h1>Fault</h1><p>Words</p></main></html>';
  await writeBuild(folder, { files: { '500/index.html': error, '500.html': error } });
  const pages = await listPagesByKind(folder);
  expect(pages.filter(({ kind }) => kind === 'stockItem')).toEqual([
    page('stockItem', '/occasions/tractors/claas-200020'),
  ]);
  const wanted = page('stockItem', '/occasions/tractors/fendt-200010');
  expect(await listPagesByKind(folder, [wanted])).toContainEqual(wanted);
  expect(pages).toContainEqual(page('services', '/de/dienstleistungen'));
  expect(pages.filter((each) => each.path.endsWith('.html'))).toEqual([]);
  expect([await hasScripts(folder, stockItemPath), await hasScripts(folder, '/500')]).toEqual([true, false]);
  rmSync(folder, { recursive: true });
});
