// Runs one of the project's TypeScript programs: node scripts/run.mjs <file> [arguments]. Plain JavaScript without
// dependencies, because it is what installs them.
import { spawn } from 'node:child_process';

import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const [file, ...args] = process.argv.slice(2);
const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
});
