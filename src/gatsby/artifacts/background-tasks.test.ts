import { bundled, addBackgroundTask, notifyBundled, waitForBackgroundTasks } from './background-tasks';

test('what goes wrong beside the build is said when it is waited for, and once', async () => {
  await waitForBackgroundTasks();
  addBackgroundTask(Promise.resolve());
  addBackgroundTask(Promise.reject(new Error('no room on the disk')));
  await new Promise((resolve) => setImmediate(resolve));
  await expect(waitForBackgroundTasks()).rejects.toThrow('no room on the disk');
  await waitForBackgroundTasks();
});

test('what waits for the scripts begins when they are bundled', async () => {
  let isBundled = false;
  void bundled.then(() => (isBundled = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isBundled).toBe(false);
  notifyBundled();
  await bundled;
});
