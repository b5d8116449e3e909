import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { writeLivePages } from './write-live-pages';

const preview = '<meta name="robots" content="noindex"/>';
const mark = `<meta data-rh="true" name="robots" content="noindex"/>`;
const missing = {
  nl: [
    'Deze pagina is niet gevonden',
    'De pagina bestaat niet of niet meer. Misschien is de machine die u zoekt nog op voorraad.',
  ],
  en: [
    'This page could not be found',
    'The page does not exist, or no longer exists. Perhaps the machine you are looking for is still in stock.',
  ],
  de: [
    'Diese Seite wurde nicht gefunden',
    'Die Seite existiert nicht oder nicht mehr. Vielleicht ist die Maschine, die Sie suchen, noch im Bestand.',
  ],
} as const;

const locales = path.resolve('locales');
let folder: string;

async function writeMissing(toHtml: (title: string, text: string) => string): Promise<void> {
  for (const [locale, [title, text]] of Object.entries(missing)) {
    const page = path.join(folder, 'public', locale === 'nl' ? '' : locale, '404');
    await mkdir(page, { recursive: true });
    await writeFile(path.join(page, 'index.html'), toHtml(title, text));
  }
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'live-pages-'));
  await symlink(locales, path.join(folder, 'locales'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

test('the page that shows a machine live is that for what is missing, but says so nowhere, and keeps no search engine out; one of a preview still does', async () => {
  await writeMissing(
    (title, text) => `<title>${title} | Dealer</title>${mark}${preview}<h1>${title}</h1><p>${text}</p>`,
  );
  await writeLivePages();
  const read = (file: string) => readFile(path.join(folder, 'public', file), 'utf8');
  const title = 'Aus unserem Bestand';
  const text = 'Sehen Sie Fotos, Daten und Preis. Dafür wird JavaScript benötigt.';
  expect(await read('de/live-machine.html')).toBe(
    `<title>${title} | Dealer</title>${preview}<h1>${title}</h1><p>${text}</p>`,
  );
  expect(await read('live-machine.html')).toContain('<h1>Uit onze voorraad</h1>');
});

test.each([
  ['to search engines', (title: string, text: string) => `<h1>${title}</h1><p>${text}</p>`],
  ['to visitors', (title: string) => `${mark}<h1>${title}</h1>`],
])('a page that says in another way %s what is missing ends the build', async (_, toHtml) => {
  await writeMissing(toHtml);
  await expect(writeLivePages()).rejects.toThrow('does not have');
});
