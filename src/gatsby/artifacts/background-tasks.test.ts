import { addBackgroundTask, waitForBackgroundTasks } from './background-tasks';

test('what goes wrong beside the build is said when it is waited for, and once', async () => {
  await waitForBackgroundTasks();
  addBackgroundTask(Promise.resolve());
  addBackgroundTask(Promise.reject(new Error('no room on the disk')));
  await new Promise((resolve) => setImmediate(resolve));
  await expect(waitForBackgroundTasks()).rejects.toThrow('no room on the disk');
  await waitForBackgroundTasks();
});
