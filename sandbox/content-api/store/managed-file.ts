import { readFile } from 'node:fs/promises';

import type { Managed } from './managed';

/** What editors changed through the Management API, by key; null: deleted. */
export type Changes = Readonly<Record<string, Managed | null>>;

/** The changes of earlier runs, none when nobody made any. Throws one sentence when the file is not whole. */
export async function readChanges(file: string): Promise<Changes> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    // Only this server writes it, and replaces it whole.
    return JSON.parse(text) as Changes;
  } catch (error) {
    throw new Error(`${file} cannot be used: ${String(error)}`, { cause: error });
  }
}
