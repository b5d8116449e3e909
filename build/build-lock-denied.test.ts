/** @size small */
import { BusyError, withBuildLock } from './build-lock';

// Root may write everywhere, so a test that runs as root is denied nothing by itself.
jest.mock('proper-lockfile', () => ({
  lock: () => {
    const denied = { code: 'EACCES', path: '/srv/site/.build/lock' };
    return Promise.reject(Object.assign(new Error('EACCES: permission denied'), denied));
  },
}));

test('a folder that cannot be written is not taken for another build', async () => {
  const failed = withBuildLock(() => Promise.resolve());
  await expect(failed).rejects.toThrow('/srv/site/.build/lock is not for this user');
  await expect(failed).rejects.not.toBeInstanceOf(BusyError);
});
