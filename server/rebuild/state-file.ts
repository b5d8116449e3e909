import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import * as v from 'valibot';

import { stateFiles } from '../../build/state';

const schema = v.object({
  /** Something changed that no finished build has. */
  isDue: v.boolean(),
  lastBuild: v.nullable(
    v.object({ endedAt: v.string(), seconds: v.number(), result: v.string(), reason: v.nullable(v.string()) }),
  ),
  lastPublishedAt: v.nullable(v.string()),
  failuresInRow: v.number(),
});

/** How builds went, for as long as there are releases. */
export type RebuildState = v.InferOutput<typeof schema>;

const nothing: RebuildState = { isDue: false, lastBuild: null, lastPublishedAt: null, failuresInRow: 0 };

export type StateFile = { get: () => RebuildState; update: (change: Partial<RebuildState>) => void };

/** Stored beside the releases, so that a process continues where a killed one was. On a full disk nothing is stored. */
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
        console.error(`The state of builds could not be kept in ${file}: ${String(error)}`);
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
