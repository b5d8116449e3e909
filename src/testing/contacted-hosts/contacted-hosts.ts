import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Recording = {
  /** The hosts that processes started meanwhile have connected to or looked up, in the order of their names. */
  read: () => string[];
  /** Lets processes be started as before. */
  stop: () => void;
};

/** Has all Node processes that are started from now on, and theirs, write down which hosts they contact. */
export function recordContactedHosts(environment: NodeJS.ProcessEnv = process.env): Recording {
  const folder = mkdtempSync(path.join(tmpdir(), 'contacted-'));
  const file = path.join(folder, 'hosts');
  const { NODE_OPTIONS = '' } = environment;
  const preloaded = path.resolve('src/testing/contacted-hosts/record-hosts.cjs');
  environment.NODE_OPTIONS = `${NODE_OPTIONS} --require "${preloaded}"`.trim();
  environment.CONTACTED_HOSTS = file;
  return {
    read: () => [...new Set(readFileSync(file, 'utf8').trim().split('\n'))].sort(),
    stop() {
      environment.NODE_OPTIONS = NODE_OPTIONS;
      delete environment.CONTACTED_HOSTS;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether a host is this machine (RFC 6761, section 6.3, and RFC 6890). */
export function isThisMachine(host: string): boolean {
  return /^(?:127(?:\.\d+){3}|::1|(?:.+\.)?localhost)$/.test(host);
}
