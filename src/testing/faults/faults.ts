import type { PathLike, PathOrFileDescriptor } from 'node:fs';

/**
 * For tests: the n-th call to the disk or to the network fails, and none without an `at`. Calls count from 1 since they
 * were last armed. `isLate`: a call to the network arrives, and its answer does not.
 */
export const fault: { at: number | null; calls: number; isLate: boolean; wasNetwork: boolean } = {
  at: null,
  calls: 0,
  isLate: false,
  wasNetwork: false,
};

/** What the disk says of a fault. Its name differs from all those that say that something is not there. */
const diskFault = () => Object.assign(new Error('EIO: a fault'), { code: 'EIO' });

/** Counts a call. @returns whether it is the one that fails */
function isFailing(): boolean {
  fault.calls += 1;
  return fault.calls === fault.at;
}

type Call = (...values: unknown[]) => unknown;

/** A full disk takes the beginning of a file. */
function writeHalf(real: Record<string, unknown>, values: unknown[]): void {
  const [file, content] = values as [PathOrFileDescriptor, string | Buffer];
  (real.writeFileSync as (file: PathLike, content: string | Buffer) => void)(
    file as PathLike,
    content.slice(0, content.length / 2),
  );
}

/**
 * `node:fs/promises` as `jest.mock` takes it: each of its functions is a call. One that writes a file writes half of it
 * before it fails.
 * @public `jest.mock` reaches it without an import
 */
export function toFailingPromises(): Record<string, unknown> {
  const sync = jest.requireActual<Record<string, unknown>>('node:fs');
  return wrap(
    jest.requireActual('node:fs/promises'),
    () => true,
    (name, call) =>
      (...values) => {
        if (!isFailing()) return call(...values);
        if (name === 'writeFile') writeHalf(sync, values);
        return Promise.reject(diskFault());
      },
  );
}

/**
 * The same for the functions of `node:fs` that do not wait, but for those that only say whether something is there.
 * @public `jest.mock` reaches it without an import
 */
export function toFailingSync(): Record<string, unknown> {
  const real = jest.requireActual<Record<string, unknown>>('node:fs');
  const isCall = (name: string) => name.endsWith('Sync') && name !== 'existsSync';
  return wrap(real, isCall, (name, call) => (...values) => {
    if (!isFailing()) return call(...values);
    if (name === 'writeFileSync') writeHalf(real, values);
    throw diskFault();
  });
}

function wrap(
  real: Record<string, unknown>,
  isCall: (name: string) => boolean,
  toFailing: (name: string, call: Call) => Call,
): Record<string, unknown> {
  const toWrapped = ([name, one]: [string, unknown]) => [
    name,
    typeof one === 'function' && isCall(name) ? Object.assign(toFailing(name, one as Call), one) : one,
  ];
  return Object.fromEntries(Object.entries(real).map(toWrapped)) as Record<string, unknown>;
}

/**
 * Makes `fetch` fail as well, until the end of the tests of a file.
 * @param answer what the other side does, without a network; as it is by default
 */
export function failNetwork(answer?: (url: string, body: string) => Response): void {
  const real = globalThis.fetch;
  globalThis.fetch = async (url, init) => {
    const call = async () => answer?.(toAddress(url), toText(init?.body)) ?? real(url, init);
    if (!isFailing()) return call();
    fault.wasNetwork = true;
    if (fault.isLate) await call();
    throw new TypeError('fetch failed', { cause: new Error('ECONNRESET: a fault') });
  };
  afterAll(() => {
    globalThis.fetch = real;
  });
}

const toAddress = (url: string | URL | Request) => (url instanceof Request ? url.url : url.toString());
const toText = (body: unknown) => (typeof body === 'string' ? body : '');

type EveryCall = {
  /** Puts everything as it was before the first run. */
  reset: () => unknown;
  /** What has the fault; it may reject. */
  run: () => unknown;
  /** Holds after the fault. @param at which call failed */
  check: (at: number) => unknown;
  /** What comes next without a fault, and what holds then. @param at which call failed */
  heal: (at: number) => unknown;
};

/**
 * Runs something again and again, and fails another one of its calls each time, until all have failed once. Those to
 * the network fail twice: before they arrive, and after.
 * @returns how many there were
 */
export async function failEveryCall({ reset, run, check, heal }: EveryCall): Promise<number> {
  for (let at = 1; ; at += 1) {
    for (const isLate of [false, true]) {
      await reset();
      Object.assign(fault, { at, calls: 0, isLate, wasNetwork: false });
      await Promise.resolve()
        .then(run)
        .catch(() => undefined);
      const hasFailed = fault.calls >= at;
      fault.at = null;
      await check(at);
      await heal(at);
      if (!hasFailed) return at - 1;
      if (!fault.wasNetwork) break;
    }
  }
}
