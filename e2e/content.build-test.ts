import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { getNewSpace, importDemo } from '../sandbox/content-api/run-import';
import { getReleasesDir } from '../server/releases/releases-dir';
import { switchRelease } from '../server/releases/switch-release';

import { build, buildOnce, getCurrentId, startStock } from './lib/build';
import { look } from './lib/look';
import { edit, findPages, readPages, spacesDir, startSpace, takeHistory } from './lib/space';

const cleanUps: (() => unknown)[] = [];
beforeAll(async () => {
  await buildOnce();
  const first = getCurrentId();
  cleanUps.push(() => switchRelease(getReleasesDir(), first));
  rmSync(spacesDir, { recursive: true, force: true });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const toHtml = (files: readonly string[] = []) => files.filter((file) => file.endsWith('.html')).sort();

test('an imported space is built as the demo is; what an editor publishes, unpublishes and deletes changes the pages that show it and no other', async () => {
  const stock = await startStock();
  cleanUps.push(() => stock.close());
  const imported = await startSpace('imported', getNewSpace);
  await importDemo(imported, path.join(spacesDir, 'export'));
  await imported.close();
  takeHistory('imported');
  const content = await startSpace('imported', getNewSpace);
  cleanUps.push(() => content.close());
  const environment = await edit(content);

  const before = readPages();
  const vacancy = await environment.getEntry('vacancy-parts');
  const closed = await environment.getEntry('vacancy-sales-industry');
  const titles = [vacancy, closed].flatMap(({ fields }) => Object.values((fields as Fields).title));
  vacancy.fields.title = { nl: 'Magazijnchef', en: 'Head of the warehouse', de: 'Lagerleitung' };
  await (await vacancy.update()).publish();
  await closed.unpublish();
  const colleague = await environment.getEntry('team-koos');
  const name = (colleague.fields as Fields).name.nl;
  await (await colleague.unpublish()).delete();
  const draft = await environment.getEntry('vacancy-apprentice');
  draft.fields.title = { nl: 'Nog niet openbaar', en: 'Nog niet openbaar', de: 'Nog niet openbaar' };
  await draft.update();

  const release = await build(content);
  const removed = ['de/stellenangebote', 'en/vacancies', 'vacatures'].map(
    (list) => `${list}/vacancy-sales-industry/index.html`,
  );
  const showing = new Set([...titles, name].flatMap((words) => findPages(before, words)));
  expect(toHtml(release?.removed)).toEqual(removed);
  expect(toHtml(release?.written)).toEqual([...showing].filter((file) => !removed.includes(file)).sort());
  expect(toHtml(release?.written).length).toBeGreaterThan(5);
  const after = readPages();
  for (const words of ['Nog niet openbaar', 'vacancy-sales-industry', name])
    expect(findPages(after, words)).toEqual([]);
  const sitemap = readFileSync(path.join(getReleasesDir(), 'current/sitemaps/nl-1.xml'), 'utf8');
  expect(sitemap).toContain('/vacatures/vacancy-parts<');
  expect(sitemap).not.toContain('vacancy-sales-industry');
  const heading = await look('/vacatures', async (page) => {
    await page.getByRole('link', { name: 'Magazijnchef' }).click();
    await page.waitForURL('**/vacatures/vacancy-parts');
    // The router writes the address before it shows the page.
    const title = page.getByRole('heading', { level: 1 });
    await title.filter({ hasText: 'Magazijnchef' }).waitFor();
    return title.innerText();
  });
  expect(heading).toBe('Magazijnchef');
});

type Fields = { title: Record<string, string>; name: { nl: string } };
