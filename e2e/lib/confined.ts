import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** How a service or container is confined, with folders of this machine in place of its own. */
export type Confinement = {
  /** What it runs, Node first. */
  command: readonly string[];
  environment: Readonly<Record<string, string>>;
  /** The folders that it may write. */
  writable: readonly string[];
  /** Folders that are its own and begin empty. */
  private: readonly string[];
  /** Folders that are empty for it. */
  hidden: readonly string[];
};

const lists = (text: string, name: RegExp) => [...text.matchAll(name)].map(([, value = '']) => value.trim());
const words = (text: string) => text.split(/\s+/).filter(Boolean);
const toEnvironment = (lines: readonly string[]) =>
  Object.fromEntries(lines.flatMap(words).map((pair) => [pair.replace(/=.*/, ''), pair.replace(/^\w+=/, '')]));

/** Replaces the folder of the project on its machine by the one here. */
const toHere = (folder: string, project: string) =>
  folder === project || folder.startsWith(`${project}/`) ? process.cwd() + folder.slice(project.length) : folder;

/**
 * How systemd confines what the unit runs (systemd.exec(5)).
 * @param releases in place of its folder of releases
 */
export function readUnit(releases: string): Confinement {
  const unit = readFileSync('deploy/dealer-website.service', 'utf8');
  const get = (name: string) => lists(unit, new RegExp(`^${name}=(.*)$`, 'gm'));
  const project = get('WorkingDirectory')[0] ?? '';
  expect(get('ProtectSystem')).toEqual(['strict']);
  expect(get('NoNewPrivileges')).toEqual(['true']);
  const user = get('User')[0] ?? '';
  return {
    command: words(get('ExecStart')[0] ?? ''),
    // Of a user that nobody made a home for.
    environment: { HOME: `/home/${user}`, USER: user, LOGNAME: user, ...toEnvironment(get('Environment')) },
    writable: get('ReadWritePaths')
      .flatMap(words)
      // What may be missing is missing.
      .filter((folder) => !folder.startsWith('-'))
      .map((folder) => (folder === `${project}/releases` ? releases : toHere(folder, project))),
    private: get('PrivateTmp')[0] === 'true' ? ['/tmp', '/var/tmp'] : [],
    hidden: get('ProtectHome')[0] === 'true' ? ['/home', '/root', '/run/user'] : [],
  };
}

/**
 * What `podman run --read-only --tmpfs /tmp` makes of the Containerfile: only its volumes can be written.
 * @param data in place of its folder /data
 */
export function readContainer(data: string): Confinement {
  const file = readFileSync('deploy/Containerfile', 'utf8');
  const get = (name: string) => lists(file, new RegExp(`^${name} (.*)$`, 'gm'));
  const project = get('WORKDIR')[0] ?? '';
  const here = (folder: string) => (folder.startsWith('/data') ? data + folder.slice(5) : toHere(folder, project));
  const variables = toEnvironment(get('ENV'));
  return {
    command: JSON.parse(get('CMD')[0] ?? '[]') as string[],
    environment: {
      HOME: `/home/${get('USER')[0] ?? ''}`,
      ...Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, here(value)])),
    },
    writable: get('VOLUME').flatMap(words).map(here),
    private: ['/tmp'],
    hidden: ['/home', '/root'],
  };
}

/** The command that confines another one, which follows it. */
export function toConfinedCommand({ writable, private: own, hidden }: Confinement): string[] {
  for (const folder of writable) mkdirSync(folder, { recursive: true });
  const list = (name: string, folders: readonly string[]) => folders.flatMap((folder) => [name, folder]);
  const folders = [...list('--hidden', hidden), ...list('--private', own), ...list('--writable', writable)];
  const user = process.getuid?.() === 0 ? [] : ['--map-root-user'];
  return ['unshare', ...user, '--mount', 'sh', path.resolve('e2e/lib/confine.sh'), ...folders];
}

/** Runs a command confined, and returns what it says of itself. */
export function runConfined(confinement: Confinement, ...command: readonly string[]) {
  const [program = '', ...args] = [...toConfinedCommand(confinement), ...command];
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  return { status, output: error === undefined ? stdout + stderr : error.message };
}

/** Why nothing can be confined on this machine; null: it can. */
export function findHindrance(confinement: Confinement): string | null {
  const { status, output } = runConfined(confinement, process.execPath, '--version');
  return status === 0 ? null : `not on this machine: ${output.trim().split('\n')[0] ?? ''}`;
}
