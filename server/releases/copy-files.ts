import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import type { Compression } from './compress-file';

/** A file of the build, by its path within it, and how it is compressed. */
type FileCopy = { file: string; compression: Compression | null };

/** The folders of the build, of the release that is made of it, and of the release before, if any. */
export type Folders = { from: string; to: string; before: string | null };

const program = path.join(__dirname, 'copy-thread.mjs');

/** Files handed to a thread at a time: few enough that all threads end at about the same moment. */
const atOnce = 50;
/** More are waited for by the disk. */
const mostThreads = Math.min(4, availableParallelism());

/**
 * Copies files and writes their compressed forms, in a few threads: of a large stock there are tens of thousands of pages. A file that
 * the release before has is shared with it. Rejects with the first error; no thread goes on then.
 * @param most threads at a time
 * @returns the files that were not shared
 */
export async function copyFiles(
  folders: Folders,
  files: readonly FileCopy[],
  most: number = mostThreads,
): Promise<string[]> {
  const batches = toBatches(files, most);
  const left = batches.values();
  const count = Math.min(batches.length, most);
  const threads = Array.from(
    { length: count },
    () => new Worker(program, { execArgv: [], stdout: false, workerData: folders }),
  );
  try {
    return (await Promise.all(threads.map((thread) => feed(thread, left)))).flat();
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** Of few files, too, each thread gets some: those of the build's own (sitemaps, feeds) are large, and change with every machine. */
function toBatches(files: readonly FileCopy[], threads: number): FileCopy[][] {
  const size = Math.min(atOnce, Math.ceil(files.length / threads / 4));
  const count = Math.ceil(files.length / Math.max(1, size));
  return Array.from({ length: count }, (_, index) => files.slice(index * size, (index + 1) * size));
}

/** Gives a thread one batch after the other until there is none left. */
function feed(thread: Worker, left: Iterator<FileCopy[]>): Promise<string[]> {
  const written: string[] = [];
  return new Promise((resolve, reject) => {
    const next = () => {
      const batch = left.next();
      if (batch.done === true) resolve(written);
      else thread.postMessage(batch.value);
    };
    thread.on('message', (files: string[]) => {
      written.push(...files);
      next();
    });
    thread.on('error', reject);
    thread.on('exit', () => {
      reject(new Error('A thread that copies the build has ended.'));
    });
    next();
  });
}
