import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import * as v from 'valibot';

import { readIfThereSync } from '../../build/read-if-there';
import { stateFiles } from '../../build/state';
import { log } from '../log/log';

const schema = v.object({
  /** Something changed that is not in a finished build yet. */
  isDue: v.boolean(),
  lastBuild: v.nullable(
    v.object({ endedAt: v.string(), seconds: v.number(), result: v.string(), reason: v.nullable(v.string()) }),
  ),
  lastPublishedAt: v.nullable(v.string()),
  failuresInRow: v.number(),
  /** The cause of the failure that was told; null when none was, or when its end was told as well. */
  toldCause: v.optional(v.nullable(v.string()), null),
  /** The last moment of the content that a build was requested for (`change-timer.ts`). */
  handledChange: v.optional(v.nullable(v.string()), null),
});

/** The results of builds. */
export type RebuildState = v.InferOutput<typeof schema>;

const nothing: RebuildState = {
  isDue: false,
  lastBuild: null,
  lastPublishedAt: null,
  failuresInRow: 0,
  toldCause: null,
  handledChange: null,
};

export type StateFile = {
  get: () => RebuildState;
  /** Reads what another process wrote since this one opened the file. */
  readAgain: () => void;
  /** Writes what changed, and what could not be written before. */
  update: (change: Partial<RebuildState>) => void;
};

/**
 * Stores the state beside the releases, so that a process continues after a killed one. If the disk is full, the state
 * is only kept in memory.
 */
export function openStateFile(releasesDir: string): StateFile {
  const file = path.join(releasesDir, stateFiles.rebuild);
  // Most faults of a disk pass.
  const known = read(file) ?? read(file);
  // Unread, it may have had a change that is not online: one build too many does no harm.
  let state = known ?? { ...nothing, isDue: true };
  let written = known === null ? null : JSON.stringify(known);
  return {
    get: () => state,
    readAgain() {
      const now = read(file);
      if (now !== null) [state, written] = [now, JSON.stringify(now)];
    },
    update(change) {
      state = { ...state, ...change };
      const text = JSON.stringify(state);
      if (text === written) return;
      try {
        writeFileSync(`${file}.next`, text);
        renameSync(`${file}.next`, file);
        written = text;
      } catch (error) {
        log.error(`The state of builds could not be written to ${file}: ${String(error)}`);
      }
    },
  };
}

/** Null if it cannot be read. */
function read(file: string): RebuildState | null {
  try {
    const text = readIfThereSync(file);
    return text === null ? nothing : v.parse(schema, JSON.parse(text));
  } catch (error) {
    log.error(`The state of builds could not be read from ${file}: ${String(error)}`);
    return null;
  }
}
