import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const packages = 'node_modules';
const marker = join(packages, '.installed-lock');

/** Stops with a sentence when there are no dependencies: what serves visitors must not change what it runs on. */
export function assertInstalled() {
  assertNode();
  assertFolder();
  if (existsSync(join(packages, 'tsx'))) return;
  console.error('There are no dependencies here: run npm ci first.');
  process.exit(1);
}

/**
 * Installs the dependencies when they are missing or belong to another lock file. Stops with a sentence when it cannot.
 */
export function ensureInstalled() {
  assertNode();
  assertFolder();
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

/**
 * What no folder on the way to the project may have in its name. Builds or the tools within them failed there: Gatsby
 * compiles its hooks by a pattern of which the path is a part (Parcel: ( [ { * | \), keeps its data in a database that
 * takes the path for an address (lmdb: # % ? and what cannot be seen), writes it between quotes into scripts ('), and
 * webpack has a meaning of its own for !.
 */
const wrongSigns = /['!([{*|\\#%?\p{Cc}]/gu;

/**
 * The signs of a path that the tools cannot work with, each once.
 * @param separator of folders: on Windows it is one of the signs
 */
export function findWrongSigns(folder, separator = sep) {
  const found = folder.replaceAll(separator, '/').match(wrongSigns) ?? [];
  return Array.from(new Set(found), (sign) => (/\p{Cc}/u.test(sign) ? 'a sign that cannot be seen' : sign));
}

/** Stops with a sentence in a folder where a build would end minutes later with an error that names something else. */
function assertFolder() {
  const signs = findWrongSigns(process.cwd());
  if (signs.length === 0) return;
  console.error(
    `The tools that build the site cannot work in the folder ${process.cwd()} because of ${signs.join(' ')} in its path: ` +
      'rename the folder that has it to letters, digits, spaces, dashes and underscores, and begin again.',
  );
  process.exit(1);
}
