import { readRebuildSettings } from './settings';

test('without any setting no call is accepted, and there is no schedule', () => {
  expect(readRebuildSettings({ HOOK_TOKEN: ' ' })).toEqual({
    contentfulSecret: null,
    hookToken: null,
    hookPath: null,
    statusToken: null,
    schedule: null,
    notifyUrl: null,
    debounceMs: 3000,
    timeLimitMs: 1_800_000,
    command: 'node --import tsx scripts/build.ts',
  });
});

test('all wrong settings are named at once, and no secret is repeated', () => {
  const read = () =>
    readRebuildSettings({
      HOOK_TOKEN: 'too-short',
      HOOK_CONTENTFUL_SECRET: 'short, too',
      REBUILD_SCHEDULE: 'every day',
      REBUILD_NOTIFY_URL: 'chat',
      REBUILD_DEBOUNCE_SECONDS: '-1',
    });
  for (const name of [
    'HOOK_TOKEN',
    'HOOK_CONTENTFUL_SECRET',
    'REBUILD_SCHEDULE',
    'REBUILD_NOTIFY_URL',
    'REBUILD_DEBOUNCE_SECONDS',
  ])
    expect(read).toThrow(name);
  expect(read).not.toThrow('short');
});

test.each([
  ['REBUILD_LIMIT_SECONDS', '0', 'must be a number of seconds from 1 to 86400'],
  ['REBUILD_LIMIT_SECONDS', '2592000', 'must be a number of seconds from 1 to 86400'],
  ['REBUILD_DEBOUNCE_SECONDS', '2592000', 'must be a number of seconds from 0 to 3600'],
  ['REBUILD_NOTIFY_URL', 'ftp://x', 'must be a whole http or https address'],
  ['HOOK_URL', 'site/hooks/rebuild', 'must be the whole address of the webhook'],
  ['HOOK_URL', 'ftp://x/hooks', 'must be the whole address of the webhook'],
])('%s=%s is rejected with the allowed values', (name, value, sentence) => {
  expect(() => readRebuildSettings({ [name]: value })).toThrow(`${name} ${sentence}`);
});

test('a schedule is a cron pattern', () => {
  expect(readRebuildSettings({ REBUILD_SCHEDULE: '*/15 6-22 * * *' }).schedule).toBe('*/15 6-22 * * *');
});

test.each([
  ['https://www.dealer.example/site/hooks/rebuild', '/site/hooks/rebuild'],
  ['https://www.dealer.example/site/hooks/rebuild/?from=cms', '/site/hooks/rebuild/?from=cms'],
  ['/site/hooks/rebuild', '/site/hooks/rebuild'],
])('Contentful signs the path of %s', (address, hookPath) => {
  expect(readRebuildSettings({ HOOK_URL: address }).hookPath).toBe(hookPath);
});
