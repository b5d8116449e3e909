import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { writeLivePages } from './write-live-pages';

const preview = '<meta name="robots" content="noindex"/>';
let folder: string;

async function writeMissing(head: string): Promise<void> {
  for (const page of ['404', 'en/404', 'de/404']) {
    await mkdir(path.join(folder, 'public', page), { recursive: true });
    await writeFile(path.join(folder, 'public', page, 'index.html'), `<head>${head}</head><p>${page}</p>`);
  }
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'live-pages-'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

test('the page that shows a machine live is that for what is missing, and keeps no search engine out; one of a preview still does', async () => {
  await writeMissing(`<meta data-rh="true" name="robots" content="noindex"/>${preview}`);
  await writeLivePages();
  for (const [file, page] of [
    ['live-machine.html', '404'],
    ['de/live-machine.html', 'de/404'],
  ] as const)
    expect(await readFile(path.join(folder, 'public', file), 'utf8')).toBe(`<head>${preview}</head><p>${page}</p>`);
});

test('a page that says it in another way ends the build: it would keep the machines out of every search engine', async () => {
  await writeMissing('<meta name="robots" content="none"/>');
  await expect(writeLivePages()).rejects.toThrow('404/index.html');
});
