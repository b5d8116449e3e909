/** @size medium */
import { spawnSync } from 'node:child_process';

test.each([
  ['KEEP_RELEASES', 'banana'],
  ['PUBLISH_MAX_FALL', '50'],
  ['RELEASES_DIR', '/dev/null'],
  ['REBUILD_NOTIFY_URL', 'ftp://x'],
  ['LOG_FORMAT', 'xml'],
  ['INDEXNOW_KEY', 'short'],
  ['WATCH_MINUTES', 'long'],
])(
  '%s=%s stops the server at its start with a message that names it',
  (name, value) => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/serve-production.ts'], {
      env: { ...process.env, [name]: value },
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining(name)]);
    expect(stderr).not.toContain('    at ');
  },
  30_000,
);
