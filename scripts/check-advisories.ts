import { spawnSync } from 'node:child_process';

import { readAdvisories } from './lib/read-advisories';

/** `npm run check:advisories`: lists known advisories of high and critical severity for production dependencies. */
function main(): void {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: 60_000,
    shell: process.platform === 'win32',
  });
  const advisories = readAdvisories(stdout);
  if (advisories.state === 'skipped') console.log('Skipped: the registry does not serve advisories.');
  if (advisories.state === 'clean') console.log('No advisories of high or critical severity.');
  if (advisories.state !== 'found') return;
  console.error(`Packages with advisories:\n${advisories.packages.map((name) => `  ${name}`).join('\n')}`);
  console.error('Run npm audit --omit=dev for details.');
  process.exitCode = 1;
}

main();
