import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

/** The files of a folder and of all within it, by their paths, with slashes on every system. */
export async function listFiles(folder: string): Promise<string[]> {
  const files: string[] = [];
  const folders = [''];
  for (const [index, parent] of folders.entries()) {
    for (const entry of readdirSync(path.join(folder, parent), { withFileTypes: true })) {
      if (entry.isDirectory()) folders.push(path.posix.join(parent, entry.name));
      else if (entry.isFile()) files.push(path.posix.join(parent, entry.name));
    }
    await breathe(index);
  }
  return files;
}

/**
 * Of thousands of steps that wait for nothing, lets something else happen now and then: the lock of a build is to be kept fresh. To wait
 * for each step takes longer than the steps.
 */
export async function breathe(step: number): Promise<void> {
  if (step % 100 === 0) await setImmediate();
}
