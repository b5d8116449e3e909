import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const marker = 'node_modules/.installed-lock';

/** Stops with a sentence when there are no dependencies: what serves visitors must not change what it runs on. */
export function assertInstalled() {
  assertNode();
  if (existsSync('node_modules/tsx')) return;
  console.error('There are no dependencies here: run npm ci first.');
  process.exit(1);
}

/** Installs the dependencies when they are missing or belong to another lock file. Stops with a sentence when it cannot. */
export function ensureInstalled() {
  assertNode();
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return;
  console.log('Installing the dependencies (npm ci); this takes one to three minutes the first time …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The dependencies could not be installed; the lines above say why.');
    process.exit(1);
  }
  writeFileSync(marker, lock);
}

function assertNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 12)) {
    console.error(`Node 20.12 or later is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
}
