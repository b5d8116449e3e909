// Runs one of the project's TypeScript programs: node scripts/run.mjs [--as-installed] <file> [arguments]. Plain
// JavaScript without dependencies, because it is what installs them, but for programs that are run beside a site that
// is served.
import { spawn } from 'node:child_process';

import { assertInstalled, ensureInstalled } from './ensure-installed.mjs';

const given = process.argv.slice(2);
const isAsInstalled = given[0] === '--as-installed';
if (isAsInstalled) assertInstalled();
else ensureInstalled();
const [file, ...args] = isAsInstalled ? given.slice(1) : given;
const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
});
