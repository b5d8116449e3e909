/** @size small */
import { linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { compareReleases } from './changed-pages';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'desk-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(release: string, page: string, text: string): string {
  const file = path.join(folder, release, page);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const html = (title: string, body = '') => `<html><head><title data-rh="true">${title}</title></head>${body}</html>`;

it('names the pages that differ by their titles, and no other file', async () => {
  const same = write('one', 'index.html', html('Home'));
  write('one', 'contact/index.html', html('Contact', 'a'));
  write('one', 'team/index.html', html('Team', 'long'));
  write('one', 'copy/index.html', html('Copy'));
  write('one', 'old/index.html', html('Oud &amp; weg'));
  mkdirSync(path.join(folder, 'two'));
  linkSync(same, path.join(folder, 'two/index.html'));
  write('two', 'contact/index.html', html('Contact', 'b'));
  write('two', 'team/index.html', html('Team', 'longer'));
  write('two', 'copy/index.html', html('Copy'));
  write('two', 'new/index.html', '<html>');
  write('two', 'app.js', 'x');
  expect(await compareReleases(path.join(folder, 'one'), path.join(folder, 'two'))).toEqual({
    added: { total: 1, pages: [{ path: '/new', title: '' }] },
    changed: {
      total: 2,
      pages: [
        { path: '/contact', title: 'Contact' },
        { path: '/team', title: 'Team' },
      ],
    },
    removed: { total: 1, pages: [{ path: '/old', title: 'Oud & weg' }] },
  });
});

it('lists the first fifty, and counts all; of a first release every page is new', async () => {
  for (let page = 0; page < 120; page += 1) write('one', `p${String(page)}/index.html`, html(String(page)));
  const { added, changed, removed } = await compareReleases(null, path.join(folder, 'one'));
  expect([added.total, added.pages.length, changed.total, removed.total]).toEqual([120, 50, 0, 0]);
  for (let page = 0; page < 120; page += 1) write('two', `p${String(page)}/index.html`, html('x'.repeat(page + 4)));
  expect((await compareReleases(path.join(folder, 'one'), path.join(folder, 'two'))).changed.total).toBe(120);
});
