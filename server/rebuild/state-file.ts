import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import * as v from 'valibot';

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

export type StateFile = { get: () => RebuildState; update: (change: Partial<RebuildState>) => void };

/**
 * Stores the state beside the releases, so that a process continues after a killed one. If the disk is full, the state
 * is only kept in memory.
 */
export function openStateFile(releasesDir: string): StateFile {
  const file = path.join(releasesDir, stateFiles.rebuild);
  let state = read(file);
  return {
    get: () => state,
    update(change) {
      state = { ...state, ...change };
      try {
        writeFileSync(`${file}.next`, JSON.stringify(state));
        renameSync(`${file}.next`, file);
      } catch (error) {
        log.error(`The state of builds could not be written to ${file}: ${String(error)}`);
      }
    },
  };
}

function read(file: string): RebuildState {
  try {
    const parsed = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
    return parsed.success ? parsed.output : nothing;
  } catch {
    return nothing;
  }
}
