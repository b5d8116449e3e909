/** @size small */
import { explainDenied } from './explain-denied';

const deny = (code: string) => Object.assign(new Error(`${code}: permission denied`), { code, path: '/srv/site/.cache' });

test.each(['EACCES', 'EPERM', 'EROFS'])('%s is said with the folder and what to do', (code) => {
  const text = explainDenied(deny(code));
  expect(text).toContain('/srv/site/.cache is not for this user');
  expect(text).toContain(`${code}: permission denied`);
  expect(text).toContain('Run it as the user of the service');
});

test('any other error has its own message', () => {
  expect(explainDenied(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }))).toBe(
    'ENOSPC: no space left',
  );
  expect(explainDenied(new Error('broken'))).toBe('broken');
  expect(explainDenied('broken')).toBe('broken');
});
