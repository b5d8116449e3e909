/** What is followed of the CMS: its answer on content types, and that on locales. */
export type Types = { locales: unknown; contentTypes: unknown };

type Follower = { check: () => Promise<void>; stop: () => void };

/**
 * Asks every `intervalMs` whether content types or locales have changed, until stopped: Gatsby reads them at its start
 * alone, and shows nothing of a field that it does not know. A CMS that does not answer is asked again.
 * @param options `onChange` gets the answers and the ids of the content types; if it fails it is called again
 */
export function followTypes<T extends Types>(options: {
  start: T;
  read: () => Promise<T>;
  intervalMs: number;
  onChange: (now: T, ids: string[]) => Promise<void>;
}): Follower {
  const { read, intervalMs, onChange } = options;
  let known = options.start;
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    try {
      const now = await read();
      const ids = findChanged(known.contentTypes, now.contentTypes);
      if (ids.length === 0 && toText(known.locales) === toText(now.locales)) return;
      await onChange(now, ids);
      known = now;
    } catch {
      // Whoever follows the drafts says why the CMS cannot be read.
    }
  };
  const check = (): Promise<void> => {
    running ??= run().finally(() => (running = null));
    return running;
  };
  const timer = setInterval(() => void check(), intervalMs);
  timer.unref();
  return { check, stop: () => clearInterval(timer) };
}

type Item = { sys?: { id?: unknown } };

/** The ids of items that came, went or are others now, in the answers of two moments. */
function findChanged(before: unknown, now: unknown): string[] {
  const [old, current] = [toItems(before), toItems(now)];
  return [...new Set([...old.keys(), ...current.keys()])].filter((id) => old.get(id) !== current.get(id));
}

function toItems(answer: unknown): ReadonlyMap<string, string> {
  return new Map(toList(answer).map((item) => [String(item.sys?.id), JSON.stringify(item)]));
}

function toText(answer: unknown): string {
  return JSON.stringify(toList(answer));
}

function toList(answer: unknown): readonly Item[] {
  const { items } = answer as { items?: readonly Item[] };
  return items ?? [];
}
