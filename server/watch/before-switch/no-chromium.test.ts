import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { writeBuild } from '../test-release';

import { lookBeforeSwitch } from './look-before-switch';

jest.mock('../browser/find-chromium', () => ({ chooseBrowser: () => undefined }));

test('without Chromium new code is not opened, which is said and refuses nothing', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'no-chromium-'));
  const [served, folder] = [path.join(root, 'served'), path.join(root, 'next')];
  await writeBuild(served);
  await writeBuild(folder, { script: 'throw new Error()' });
  expect(await lookBeforeSwitch({ folder, served, browser: null })).toEqual({
    isOpened: false,
    text: 'The code is new, and no page was opened in a browser before the switch. No Chromium was found.',
  });
  expect(await lookBeforeSwitch({ folder: served, served, browser: null })).toBeNull();
  rmSync(root, { recursive: true });
});
