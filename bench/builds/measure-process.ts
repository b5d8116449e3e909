import { spawn } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';

/**
 * The time and memory of a command, with all of its child processes. Null if the system does not have the figure
 * (`/proc`).
 */
export type Taken = {
  seconds: number;
  /** Of all processors: under other load it is more reliable than the elapsed time. */
  processorSeconds: number | null;
  maxBytes: number | null;
  output: string;
};

const sampleMs = 250;
/** True for every Linux that Node supports, except some on ARM. */
const pageBytes = 4096;
const ticksASecond = 100;

/**
 * Runs a command until it ends. Throws with the end of its output if it fails.
 * @param options `log`: a file to which the output is appended
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
  let maxBytes: number | null = null;
  /** By process, so that ended ones are still counted. */
  const times = new Map<number, number>();
  const sample = () => {
    const found = child.pid === undefined ? [] : listProcesses(child.pid);
    if (found.length === 0) return;
    maxBytes = Math.max(
      maxBytes ?? 0,
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
  return { seconds: (performance.now() - start) / 1000, processorSeconds, maxBytes, output };
}

type Process = { pid: number; parent: number; bytes: number; seconds: number };

/**
 * Lists a process and its descendants. Shared resident memory counts several times, so the sum is rather too high than
 * too low.
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
    // The name is in brackets and may contain any character.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, pages = 0] = [1, 11, 12, 21].map((place) => fields[place]);
    return { pid, parent, bytes: pages * pageBytes, seconds: (user + system) / ticksASecond };
  } catch {
    // The process has ended.
    return null;
  }
}
