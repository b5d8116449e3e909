import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const packages = 'node_modules';
const marker = join(packages, '.installed-lock');

/**
 * Exits with a message if the dependencies are missing: a production server must not change the packages that it runs
 * on.
 */
export function assertInstalled() {
  assertNode();
  assertFolder();
  if (existsSync(join(packages, 'tsx'))) return;
  console.error('The dependencies are missing: run npm ci first.');
  process.exit(1);
}

/** Installs the dependencies if they are missing or belong to another lock file. Exits with a message if that fails. */
export function ensureInstalled() {
  assertNode();
  assertFolder();
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return;
  console.log('Installing the dependencies (npm ci); the first time takes one to three minutes …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The dependencies could not be installed: see the lines above.');
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
 * Characters that break builds in the path of the project. Gatsby compiles its hooks by a pattern that contains the
 * path (Parcel: ( [ { * | \), stores its data in a database that reads the path as a URL (lmdb: # % ? and invisible
 * characters), and writes the path between quotes into scripts ('); webpack gives ! its own meaning.
 */
const brokenCharacters = /['!([{*|\\#%?\p{Cc}]/gu;

/**
 * Returns the characters of a path that break builds, each once.
 * @param separator of folders: on Windows it is one of these characters
 */
export function findBrokenCharacters(folder, separator = sep) {
  const found = folder.replaceAll(separator, '/').match(brokenCharacters) ?? [];
  return Array.from(new Set(found), (character) => (/\p{Cc}/u.test(character) ? 'an invisible character' : character));
}

/** Exits with a message. Otherwise a build would fail minutes later with a misleading error. */
function assertFolder() {
  const characters = findBrokenCharacters(process.cwd());
  if (characters.length === 0) return;
  console.error(
    `The tools that build the site cannot work in the folder ${process.cwd()} because of ${characters.join(' ')} in its path: ` +
      'rename the folder that has it to letters, digits, spaces, dashes and underscores, and begin again.',
  );
  process.exit(1);
}
