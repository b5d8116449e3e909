import childProcess from 'node:child_process';
import net from 'node:net';

const noNetwork = 'A small test has no network: declare @size medium in the first comment of its file.';
const noProcess = 'A small test starts no process: declare @size medium in the first comment of its file.';

/**
 * Processor time that a small test may take. Not the time of the clock: a busy machine must fail no test.
 * In milliseconds.
 */
const maxProcessorTime = 5000;
/** How long a small test may wait, in milliseconds. */
const maxWaiting = 10_000;

/** Holds the tests of this file to what a small test may do. Called once a file, before its tests are read. */
export function limitSmallTests(): void {
  jest.setTimeout(maxWaiting);
  const offences: string[] = [];
  const allowAll = forbidAll((sentence) => {
    offences.push(sentence);
    throw new Error(sentence);
  });
  let before = process.cpuUsage();
  beforeEach(() => {
    before = process.cpuUsage();
  });
  afterEach(() => {
    const { user, system } = process.cpuUsage(before);
    // The code under test may have caught the error.
    const [offence] = offences.splice(0);
    if (offence !== undefined) throw new Error(offence);
    const taken = (user + system) / 1000;
    if (taken > maxProcessorTime) throw new Error(describeSlow(taken));
  });
  afterAll(allowAll);
}

function describeSlow(taken: number): string {
  return (
    `This test took ${taken.toFixed(0)} ms of processor time, and a small one has ${String(maxProcessorTime)} ms: ` +
    'make it smaller, or declare @size medium in the first comment of its file.'
  );
}

/**
 * Core modules are shared by all files that a worker of Jest runs.
 * @returns what lets everything happen again
 */
function forbidAll(refuse: (sentence: string) => never): () => void {
  // What fetch, http, https, http2 and tls come to, and what every server comes to.
  const ways = [
    forbid(net.Socket.prototype, 'connect', () => refuse(noNetwork)),
    forbid(net.Server.prototype, 'listen', () => refuse(noNetwork)),
    // What spawn, exec, execFile and fork come to; Node's types do not know that the class has it.
    forbid(childProcess.ChildProcess.prototype as unknown as { spawn: () => never }, 'spawn', () => refuse(noProcess)),
    forbid(childProcess, 'spawnSync', () => refuse(noProcess)),
    forbid(childProcess, 'execSync', () => refuse(noProcess)),
    forbid(childProcess, 'execFileSync', () => refuse(noProcess)),
  ];
  return () => {
    for (const allow of ways) allow();
  };
}

function forbid<Thing extends object>(thing: Thing, key: keyof Thing, refuse: () => never): () => void {
  const original = thing[key];
  Object.defineProperty(thing, key, { value: refuse, configurable: true, writable: true });
  return () => Object.defineProperty(thing, key, { value: original, configurable: true, writable: true });
}
