// Runs one of the project's TypeScript programs: node scripts/run.mjs [--as-installed] <file> [arguments]. It is plain
// JavaScript without dependencies, because it installs them. With --as-installed it does not, for programs that run
// beside a served site.
import { spawn } from 'node:child_process';

import { assertInstalled, ensureInstalled } from './ensure-installed.mjs';

const argv = process.argv.slice(2);
const isAsInstalled = argv[0] === '--as-installed';
if (isAsInstalled) assertInstalled();
else ensureInstalled();
const [file, ...args] = isAsInstalled ? argv.slice(1) : argv;
const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
});
