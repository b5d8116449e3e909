import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { countStockItems, describeBuild, readDescription, toItemPages } from './description';
import { listFiles } from './list-files';

const folder = mkdtempSync(path.join(tmpdir(), 'description-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const toHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('a build is described from its files: each script once, and the stock items with pages', async () => {
  const files = {
    'index.html': '<script>one()</script>',
    'contact/index.html': '<script>one()</script>',
    'occasions/tractoren/index.html': '<script>anybodys()</script>',
    'occasions/tractoren/fendt-724-7/index.html': '<script>two()</script>',
    'de/anlasse/traktoren/fendt-724-7/index.html': '',
    // The adapter of another host leaves pages like this.
    'en/occasions/tractors/fendt-724-7.html': '',
    'page-data/404.html/page-data.json': '{}',
    '.live-machines.json': '["/occasions/tractoren/fendt-8"]',
    '.sector-categories.json': '{"agriculture":["tractors"]}',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const description = await describeBuild({
    buildDir: folder,
    files: await listFiles(folder),
    stock: { apiUrl: 'https://api.example', companyId: 'dealer', imageTemplate: null },
    allowed: { script: [], connect: [], img: [], frame: [] },
    ownScripts: new Set(['one()', 'two()']),
  });
  expect(description.machines).toEqual([
    '/de/anlasse/traktoren/fendt-724-7',
    '/en/occasions/tractors/fendt-724-7',
    '/occasions/tractoren/fendt-724-7',
  ]);
  expect(description.live).toEqual(['/occasions/tractoren/fendt-8']);
  expect(countStockItems(description)).toBe(2);
  expect(toItemPages(description).get('7')).toEqual(description.machines);
  expect(toItemPages(description).get('8')).toEqual(description.live);
  const scripts = description.contentSecurityPolicy.split('; ').find((directive) => directive.startsWith('script-src'));
  expect(scripts?.split(' ').slice(2).sort()).toEqual([`'${toHash('one()')}'`, `'${toHash('two()')}'`].sort());
  expect(description.stock).toEqual({ apiUrl: 'https://api.example', companyId: 'dealer' });
  expect(description.sectors).toEqual({ agriculture: ['tractors'] });
});

test('a missing or invalid description is null', async () => {
  expect(await readDescription(path.join(folder, 'nowhere'))).toBeNull();
  for (const text of ['{', '{"machines":[]}']) {
    writeFileSync(path.join(folder, 'release.json'), text);
    expect(await readDescription(folder)).toBeNull();
  }
});
