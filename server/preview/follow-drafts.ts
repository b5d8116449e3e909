import type { DraftChange, Drafts, Kind } from './drafts';
import type { CmsReader } from './read-cms';

/** What is asked for each time: more drafts than that are seldom saved within a second. */
const newest = 20;
const kinds: readonly Kind[] = ['Entry', 'Asset'];

type Follower = {
  /** Asks once; also when told that something was saved. Concurrent calls share one answer. */
  check: () => Promise<void>;
  stop: () => void;
};

/**
 * Reads what has changed in the CMS, every `intervalMs`, until stopped. A CMS that does not answer is named once, and
 * the drafts stay as they were.
 * @param options `onChange` gets at least one change, `onHealth` why the CMS cannot be read, or null once it can
 */
export function followDrafts(options: {
  reader: CmsReader;
  drafts: Drafts;
  intervalMs: number;
  onChange: (changes: DraftChange[]) => void;
  onHealth: (reason: string | null) => void;
}): Follower {
  const { reader, drafts, intervalMs, onChange, onHealth } = options;
  let reason: string | null = null;
  let running: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    const setReason = (now: string | null) => {
      if (now !== reason) onHealth(now);
      reason = now;
    };
    try {
      const read = (await Promise.all(kinds.map((kind) => readChanges(reader, drafts, kind)))).flat();
      const changes = [...read, ...drafts.expire()];
      setReason(null);
      if (changes.length > 0) onChange(changes);
    } catch (error) {
      setReason(error instanceof Error ? error.message : String(error));
    }
  };
  const check = (): Promise<void> => {
    running ??= run().finally(() => (running = null));
    return running;
  };
  const timer = setInterval(() => void check(), intervalMs);
  // What keeps the process alive is the server.
  timer.unref();
  return { check, stop: () => clearInterval(timer) };
}

/** By the drafts changed last; by all of them when there are more changes, or when some are gone. */
async function readChanges(reader: CmsReader, drafts: Drafts, kind: Kind): Promise<DraftChange[]> {
  const { items, total } = await reader.readNewest(kind, newest);
  const isKnown = ({ sys }: (typeof items)[number]) => drafts.get(kind, sys.id)?.sys.updatedAt === sys.updatedAt;
  const added = items.filter(({ sys }) => drafts.get(kind, sys.id) === null).length;
  const isWhole = total === drafts.list(kind).length + added && (items.some(isKnown) || items.length === total);
  return isWhole ? drafts.update(items) : drafts.replace(kind, await reader.readAll(kind));
}
