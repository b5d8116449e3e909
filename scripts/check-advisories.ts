import { spawnSync } from 'node:child_process';

import { readAdvisories } from './lib/read-advisories';

/** `npm run check:advisories`: known advisories about what runs in production, high and critical ones. */
function main(): void {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: 60_000,
    shell: process.platform === 'win32',
  });
  const advisories = readAdvisories(stdout);
  if (advisories.state === 'skipped') console.log('Skipped: the registry does not answer about advisories.');
  if (advisories.state === 'clean') console.log('No advisory of a high or critical level is known.');
  if (advisories.state !== 'found') return;
  console.error(`Advisories are known for:\n${advisories.packages.map((name) => `  ${name}`).join('\n')}`);
  console.error('`npm audit --omit=dev` says more about each.');
  process.exitCode = 1;
}

main();
