import { drawMeanwhile, waitForPictures } from './pictures-under-way';

test('what goes wrong beside the build is said when it is waited for', async () => {
  await waitForPictures();
  drawMeanwhile(Promise.reject(new Error('no room on the disk')));
  await new Promise((resolve) => setImmediate(resolve));
  await expect(waitForPictures()).rejects.toThrow('no room on the disk');
});
