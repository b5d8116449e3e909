/** @size large */
import path from 'node:path';

import { getNewSpace, importDemo } from '../sandbox/content-api/run-import';
import { getReleasesDir } from '../server/releases/releases-dir';
import { switchRelease } from '../server/releases/switch-release';

import { build, buildOnce, getCurrentId, startStock, toPages } from './lib/build';
import { edit, findPages, readPages, spacesDir, startSpace, takeHistory } from './lib/space';

const cleanUps: (() => unknown)[] = [];
beforeAll(async () => {
  await buildOnce();
  const first = getCurrentId();
  cleanUps.push(() => switchRelease(getReleasesDir(), first));
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

test('a second company is not shown; without any nothing goes online, and the next build is as the one before', async () => {
  const stock = await startStock();
  cleanUps.push(() => stock.close());
  const imported = await startSpace('refused', getNewSpace);
  await importDemo(imported, path.join(spacesDir, 'export'));
  await imported.close();
  takeHistory('refused');
  const content = await startSpace('refused', getNewSpace);
  cleanUps.push(() => content.close());
  const environment = await edit(content);

  const second = await environment.createEntryWithId('company', 'company-two', {
    fields: { name: { nl: 'Een ander bedrijf' } },
  });
  const published = await second.publish();
  expect(await build(content)).not.toBeNull();
  expect(findPages(readPages(), 'Een ander bedrijf')).toEqual([]);

  await published.unpublish();
  const company = await (await environment.getEntry('company')).unpublish();
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await build(content)).toBeNull();
  const reason = printed.mock.calls.flat().join('\n');
  printed.mockRestore();
  expect(reason).toContain(
    'The site cannot be without the company: no entry for it is published. Publish the entry company',
  );
  expect(findPages(readPages(), 'Veldkamp Machines').length).toBeGreaterThan(100);

  await company.publish();
  const release = await build(content);
  expect(release).not.toBeNull();
  expect(toPages(release?.written ?? [])).toEqual([]);
});
