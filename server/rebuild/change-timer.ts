import type { ContentChange } from '../../content-model/content-report';

type Options = {
  /** The moments at which the served release changes by itself, the first one first. */
  readChanges: () => Promise<readonly ContentChange[]>;
  /** The last moment that a build was requested for, ISO 8601; null for none. It has to outlive the process. */
  getHandled: () => string | null;
  setHandled: (moment: string) => void;
  /** Requests a build. @param cause what begins or ends, e.g. `popUp “Open days” begins` */
  request: (cause: string) => void;
};

export type ChangeTimer = {
  /** Looks for moments that have come. To be called at the start and when another release is served. */
  check: () => Promise<void>;
  /** The moments for which no build was requested yet, the first one first. */
  list: () => Promise<readonly ContentChange[]>;
  /** Looks no more. */
  stop: () => void;
};

/** A clock may jump, a release may be switched by another process, and timers are not exact for longer delays. */
const maxDelayMs = 60_000;

/**
 * Requests a build at each moment at which the content of the served release begins or ends, once. What had come while
 * no process ran is requested at the start. What becomes of the build, and when it is retried, is up to the queue.
 */
export function createChangeTimer({ readChanges, getHandled, setHandled, request }: Options): ChangeTimer {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  return {
    check,
    list: async () => findOpen(await readChanges(), getHandled(), Date.now()),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };

  async function check(): Promise<void> {
    const changes = await readChanges().catch(() => []);
    if (isStopped) return;
    const now = Date.now();
    const open = findOpen(changes, getHandled(), now);
    const due = open.filter(({ at }) => Date.parse(at) <= now);
    const last = due.at(-1);
    if (last !== undefined) {
      // First: a request may start a build that ends the process.
      setHandled(last.at);
      request(due.map(toCause).join('; '));
    }
    const [next] = open.slice(due.length);
    const wait = next === undefined ? maxDelayMs : Date.parse(next.at) - now;
    clearTimeout(timer);
    timer = setTimeout(() => void check(), Math.min(maxDelayMs, wait));
    // It does not keep a process alive that has nothing else to do.
    timer.unref();
  }
}

/**
 * The moments after the last one that a build was requested for. That counts only while it is past: a clock that was
 * ahead must not keep later moments from being seen.
 */
function findOpen(changes: readonly ContentChange[], handled: string | null, now: number): ContentChange[] {
  const until = handled === null ? -Infinity : Date.parse(handled);
  return changes.filter(({ at }) => until > now || Date.parse(at) > until);
}

/** @example toCause(change) // 'popUp “Open days” begins, hero “Sale” ends' */
function toCause({ what }: ContentChange): string {
  return what
    .map(({ type, id, title, change }) => `${type} ${title === null ? id : `“${title}”`} ${change}`)
    .join(', ');
}
