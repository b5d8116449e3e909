import { bundled, doMeanwhile, tellBundled, waitForAll } from './background-tasks';

test('what goes wrong beside the build is said when it is waited for, and once', async () => {
  await waitForAll();
  doMeanwhile(Promise.resolve());
  doMeanwhile(Promise.reject(new Error('no room on the disk')));
  await new Promise((resolve) => setImmediate(resolve));
  await expect(waitForAll()).rejects.toThrow('no room on the disk');
  await waitForAll();
});

test('what waits for the scripts begins when they are bundled', async () => {
  let isBundled = false;
  void bundled.then(() => (isBundled = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isBundled).toBe(false);
  tellBundled();
  await bundled;
});
