/** @size large */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { getNewSpace, importDemo } from '../sandbox/content-api/run-import';
import { getReleasesDir } from '../server/releases/releases-dir';
import { switchRelease } from '../server/releases/switch-release';
import { createSiteServer } from '../server/site/create-site-server';

import { build, buildOnce, getCurrentId, startStock } from './lib/build';
import { look } from './lib/settle';
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

test('an imported space is built as the demo is; what an editor publishes, unpublishes, deletes and publishes again changes the pages that show it and no other', async () => {
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
  const about = await environment.getEntry('page-about');
  const { sections } = about.fields as { sections: { nl: { sys: { id: string } }[] } };
  const sectionId = sections.nl.map(({ sys }) => sys.id).find((id) => id.endsWith('-imageText'));
  if (sectionId === undefined) throw new Error('The page about the company has no section with a picture.');
  const section = await environment.getEntry(sectionId);
  const ofSection = Object.values((section.fields as Fields).title);
  await section.unpublish();
  const titles = [vacancy, closed].flatMap(({ fields }) => Object.values((fields as Fields).title));
  vacancy.fields.slug = { nl: 'magazijnchef' };
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
  const lists = ['de/stellenangebote', 'en/vacancies', 'vacatures'];
  const removed = lists.flatMap((list) =>
    ['vacancy-parts', 'vacancy-sales-industry'].map((id) => `${list}/${id}/index.html`),
  );
  const moved = lists.map((list) => `${list}/magazijnchef/index.html`);
  const showing = new Set([...titles, ...ofSection, name].flatMap((words) => findPages(before, words)));
  expect(toHtml(release?.removed)).toEqual(removed);
  expect(toHtml(release?.written)).toEqual(
    [...moved, ...[...showing].filter((file) => !removed.includes(file))].sort(),
  );
  expect(toHtml(release?.written).length).toBeGreaterThan(5);
  const after = readPages();
  for (const words of ['Nog niet openbaar', 'vacancy-sales-industry', name, ...ofSection])
    expect(findPages(after, words)).toEqual([]);
  const sitemap = readFileSync(path.join(getReleasesDir(), 'current/sitemaps/nl-1.xml'), 'utf8');
  expect(sitemap).toContain('/vacatures/magazijnchef<');
  expect(sitemap).not.toContain('vacancy-sales-industry');
  const heading = await look('/vacatures', async (page) => {
    await page.getByRole('link', { name: 'Magazijnchef' }).click();
    await page.waitForURL('**/vacatures/magazijnchef');
    // The router writes the address before it shows the page.
    const title = page.getByRole('heading', { level: 1 });
    await title.filter({ hasText: 'Magazijnchef' }).waitFor();
    return title.innerText();
  });
  expect(heading).toBe('Magazijnchef');
  const server = await createSiteServer({ releasesDir: getReleasesDir() });
  cleanUps.push(() => server.close());
  const { statusCode, headers } = await server.inject('/en/vacancies/vacancy-parts?a=b');
  expect([statusCode, headers.location]).toEqual([301, '/en/vacancies/magazijnchef?a=b']);

  // The page that has it has not changed meanwhile: the CMS names the section alone.
  await (await environment.getEntry(sectionId)).publish();
  const word = await environment.getEntry('text-apply');
  const { text } = word.fields as Fields;
  const withWord = findPages(after, text.nl);
  text.nl = 'Bellen of mailen is genoeg, morgen kan ook.';
  await (await word.update()).publish();
  const said = jest.spyOn(console, 'log');
  const again = await build(content);
  expect(said.mock.calls.flat().join('\n')).not.toContain('without caches');
  said.mockRestore();
  const withSection = [...new Set(ofSection.flatMap((words) => findPages(before, words)))].sort();
  expect(withSection).toHaveLength(3);
  expect(withWord.length).toBeGreaterThan(1);
  expect(toHtml(again?.written)).toEqual([...withSection, ...withWord].sort());
  expect(findPages(readPages(), text.nl)).toEqual(withWord);
  for (const words of ofSection) expect(findPages(readPages(), words)).toEqual(findPages(before, words));
});

type Fields = { title: Record<string, string>; name: { nl: string }; text: { nl: string } };
