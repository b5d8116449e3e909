import { spawn } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';

/** What a command took, all processes that it started together. Null is what a system does not tell (`/proc`). */
export type Taken = {
  seconds: number;
  /** Of all processors: on a machine with other work it says more than the time does. */
  processorSeconds: number | null;
  mostBytes: number | null;
  output: string;
};

const sampleMs = 250;
/** Of every Linux that Node runs on, but for a few on ARM. */
const pageBytes = 4096;
const ticksASecond = 100;

/**
 * Runs a command until it ends. Throws with the end of what it printed when it fails.
 * @param options `log`: a file to which what it prints is added
 */
export async function measureProcess(
  [command = '', ...args]: readonly string[],
  { log, ...options }: { cwd: string; env: NodeJS.ProcessEnv; log?: string },
): Promise<Taken> {
  const start = performance.now();
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (log !== undefined) appendFileSync(log, chunk);
    });
  }
  let mostBytes: number | null = null;
  /** By process, because those that have ended are still to be counted. */
  const times = new Map<number, number>();
  const sample = () => {
    const found = child.pid === undefined ? [] : listProcesses(child.pid);
    if (found.length === 0) return;
    mostBytes = Math.max(
      mostBytes ?? 0,
      found.reduce((bytes, process) => bytes + process.bytes, 0),
    );
    for (const { pid, seconds } of found) times.set(pid, seconds);
  };
  const timer = setInterval(sample, sampleMs);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0)
    throw new Error(`${[command, ...args].join(' ')} ended with ${String(code)}:\n${output.slice(-2000)}`);
  const processorSeconds = times.size === 0 ? null : [...times.values()].reduce((sum, one) => sum + one, 0);
  return { seconds: (performance.now() - start) / 1000, processorSeconds, mostBytes, output };
}

type Process = { pid: number; parent: number; bytes: number; seconds: number };

/**
 * A process and all that descend from it. What two of them share of their resident memory counts twice, so that the sum
 * is more than they take rather than less.
 */
function listProcesses(root: number): Process[] {
  const all = listPids().flatMap((pid) => readProcess(pid) ?? []);
  const found = all.filter(({ pid }) => pid === root);
  for (const { pid: parent } of found) found.push(...all.filter((process) => process.parent === parent));
  return found;
}

function listPids(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

/** @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function readProcess(pid: number): Process | null {
  try {
    const text = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // The name stands in brackets, and may hold anything.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, pages = 0] = [1, 11, 12, 21].map((place) => fields[place]);
    return { pid, parent, bytes: pages * pageBytes, seconds: (user + system) / ticksASecond };
  } catch {
    // It ended meanwhile.
    return null;
  }
}
