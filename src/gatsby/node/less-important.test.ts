import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { text } from 'node:stream/consumers';

const program = `
  require(process.argv[1]).beLessImportant(7);
  const { existsSync, readFileSync } = require('node:fs');
  const [file, { getPriority }] = ['/proc/self/autogroup', require('node:os')];
  console.log(JSON.stringify({ priority: getPriority(), group: existsSync(file) ? readFileSync(file, 'utf8').trim() : '' }));
`;

/** Whether sessions are weighed here. */
const switchFile = '/proc/sys/kernel/sched_autogroup_enabled';
const hasGroups = existsSync(switchFile) && readFileSync(switchFile, 'utf8').trim() === '1';

async function start(): Promise<{ priority: number; group: string }> {
  const args = ['--eval', program, require.resolve('./less-important.cjs')];
  // A session of its own: all that is in it gives way.
  const child = spawn(process.execPath, args, { detached: true });
  return JSON.parse(await text(child.stdout)) as { priority: number; group: string };
}

test('a process gives way to who started it', async () => {
  expect((await start()).priority).toBe(Math.min(19, os.getPriority() + 7));
});

(hasGroups ? test : test.skip)('its session does where sessions are weighed', async () => {
  expect((await start()).group).toMatch(/ nice 7$/);
});
