import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { followCurrentRelease } from './current-release';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'current-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const description = {
  contentSecurityPolicy: "default-src 'none'",
  stock: { apiUrl: 'https://api.example', companyId: 'dealer' },
  machines: [],
};

function publish(id: string): void {
  mkdirSync(path.join(folder, id));
  writeFileSync(path.join(folder, id, 'release.json'), JSON.stringify(description));
  link(id);
}
function link(id: string): void {
  rmSync(path.join(folder, 'current'), { force: true });
  symlinkSync(id, path.join(folder, 'current'));
}
const [first, second] = ['20261121-120000', '20261121-130000'];

test('the release that the link leads to is loaded, none without a link, and the log says when it is another', async () => {
  const logged = jest.spyOn(console, 'log').mockImplementation();
  const current = followCurrentRelease(folder, null);
  expect(await current.load()).toBeNull();
  publish(first);
  expect((await current.load())?.id).toBe(first);
  publish(second);
  expect(logged).not.toHaveBeenCalled();
  expect((await current.load())?.id).toBe(second);
  await current.load();
  expect(logged.mock.calls).toEqual([[expect.stringContaining(`Release ${second} is served in place of ${first}.`)]]);
  logged.mockRestore();
});

test('a release that loses its description stays as it was described, and a new process does not serve it', async () => {
  publish(first);
  const current = followCurrentRelease(folder, null);
  await current.load();
  rmSync(path.join(folder, first, 'release.json'));
  expect((await current.load())?.description.contentSecurityPolicy).toBe("default-src 'none'");
  expect(await followCurrentRelease(folder, null).load()).toBeNull();
});

test('in place of a release without description the one before is served', async () => {
  publish(first);
  const current = followCurrentRelease(folder, null);
  await current.load();
  mkdirSync(path.join(folder, second));
  link(second);
  expect((await current.load())?.id).toBe(first);
});

test('a release whose folder is gone is not served any more', async () => {
  publish(first);
  const current = followCurrentRelease(folder, null);
  await current.load();
  rmSync(path.join(folder, first), { recursive: true });
  expect(await current.load()).toBeNull();
  publish(second);
  expect((await current.load())?.id).toBe(second);
});
