import { execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { connect } from 'node:net';

// Each of these is more than a small test may do: `limit-small-tests.test.ts` sees them fail.

test('connects', () => {
  connect(9, '127.0.0.1');
});

test('fetches, and catches the error', async () => {
  await fetch('http://127.0.0.1:65000').catch(() => undefined);
});

test('serves', () => {
  createServer().listen(0);
});

test('spawns', () => {
  spawn(process.execPath, ['--version']);
});

test('executes', () => {
  execFileSync(process.execPath, ['--version']);
});

test('takes long', () => {
  const before = process.cpuUsage();
  const isOver = ({ user, system }: NodeJS.CpuUsage) => user + system > 5_500_000;
  while (!isOver(process.cpuUsage(before))) for (let turn = 0; turn < 1e6; turn += 1);
});

test('waits long', async () => {
  await new Promise((resolve) => setTimeout(resolve, 11_000));
});

test('does what it may', () => {
  expect(1 + 1).toBe(2);
});
