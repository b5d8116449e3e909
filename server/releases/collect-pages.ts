import { readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import * as v from 'valibot';

import { readPage, type PageFacts } from './page-facts';

/** The facts of each page, in the build folder, for the check and the next build: the file is not published. */
export const pageFactsFile = '.page-facts.json';

const schema = v.object({
  /** All inline scripts and all files: pages share a handful of most. */
  texts: v.array(v.string()),
  /** By page: its size and time, the indexes of its scripts and of its files, and its fault. */
  pages: v.record(
    v.string(),
    v.tuple([v.number(), v.number(), v.array(v.number()), v.array(v.number()), v.nullable(v.string())]),
  ),
});
type Stored = v.InferOutput<typeof schema>;

/** Pages of a build or release among its files. Those of `~partytown` are no pages of the site. */
export function listPages(files: readonly string[]): string[] {
  return files.filter((file) => file.endsWith('.html') && !file.startsWith('~'));
}

/**
 * Reads the facts of pages. Those that did not change since they were stored are not read again: tens of thousands of
 * pages are gigabytes.
 * @param folder of a build or of a release
 * @param known the folder of the build that stored some; a copy of a page has its size and its time in milliseconds
 */
export async function collectPages(
  folder: string,
  pages: readonly string[],
  known = folder,
): Promise<Map<string, PageFacts>> {
  const before = await readStored(known);
  const found = new Map<string, PageFacts>();
  for (const page of pages) {
    const { size, mtimeMs } = statSync(path.join(folder, page));
    const stored = before.pages[page];
    const isSame = stored?.[0] === size && stored[1] === Math.round(mtimeMs);
    found.set(page, isSame ? toFacts(before, stored) : readPage(readFileSync(path.join(folder, page))));
  }
  return found;
}

/** Keeps the facts for the next build, and for the check of this one. */
export async function storePages(folder: string, facts: ReadonlyMap<string, PageFacts>): Promise<void> {
  const numbers = new Map<string, number>();
  const toNumber = (text: string) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const pages: Stored['pages'] = {};
  for (const [page, { scripts, files, fault }] of facts) {
    const { size, mtimeMs } = statSync(path.join(folder, page));
    pages[page] = [size, Math.round(mtimeMs), scripts.map(toNumber), files.map(toNumber), fault];
  }
  const stored: Stored = { texts: [...numbers.keys()], pages };
  await writeFile(path.join(folder, pageFactsFile), JSON.stringify(stored));
}

function toFacts({ texts }: Stored, [, , scripts, files, fault]: Stored['pages'][string]): PageFacts {
  const toText = (number: number) => texts[number] ?? '';
  return { scripts: scripts.map(toText), files: files.map(toText), fault };
}

async function readStored(buildDir: string): Promise<Stored> {
  try {
    return v.parse(schema, JSON.parse(await readFile(path.join(buildDir, pageFactsFile), 'utf8')));
  } catch {
    return { texts: [], pages: {} };
  }
}
