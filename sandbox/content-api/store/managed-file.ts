import { readFile } from 'node:fs/promises';

import type { Managed } from './managed';

/** The changes of editors through the Management API, by key; null: deleted. */
export type Changes = Readonly<Record<string, Managed | null>>;

/**
 * Reads the changes of earlier runs, an empty object if there are none. Throws one sentence if the file is incomplete.
 */
export async function readChanges(file: string): Promise<Changes> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    // Only this server writes the file, and replaces it atomically.
    return JSON.parse(text) as Changes;
  } catch (error) {
    throw new Error(`${file} cannot be used: ${String(error)}`, { cause: error });
  }
}
