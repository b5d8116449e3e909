import { readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import * as v from 'valibot';

/**
 * In the build folder: which scripts stand in which page. Of use to the next build only, so that it is not published.
 */
export const inlineScriptsFile = '.inline-scripts.json';

const schema = v.object({
  /** All scripts there are: a handful. */
  scripts: v.array(v.string()),
  /** By page: its size and time, and the numbers of its scripts. */
  pages: v.record(v.string(), v.tuple([v.number(), v.number(), v.array(v.number())])),
});
type Known = v.InferOutput<typeof schema>;

/**
 * The scripts that stand in the pages of a build. Pages that are as they were when the build before looked are not read
 * again: of tens of thousands that would be gigabytes.
 * @param pages of the build
 */
export async function collectInlineScripts(buildDir: string, pages: readonly string[]): Promise<string[]> {
  const before = await readKnown(buildDir);
  const numbers = new Map<string, number>();
  const toNumber = (script: string) => {
    const number = numbers.get(script) ?? numbers.size;
    numbers.set(script, number);
    return number;
  };
  const found: Known['pages'] = {};
  for (const page of pages) {
    const { size, mtimeMs } = statSync(path.join(buildDir, page));
    const [bytes, time, known] = before.pages[page] ?? [];
    const isSame = size === bytes && mtimeMs === time;
    const scripts = isSame
      ? (known ?? []).map((number) => before.scripts[number] ?? '')
      : readInlineScripts(path.join(buildDir, page));
    found[page] = [size, mtimeMs, scripts.map(toNumber)];
  }
  const scripts = [...numbers.keys()];
  await writeFile(path.join(buildDir, inlineScriptsFile), JSON.stringify({ scripts, pages: found } satisfies Known));
  return scripts;
}

async function readKnown(buildDir: string): Promise<Known> {
  try {
    return v.parse(schema, JSON.parse(await readFile(path.join(buildDir, inlineScriptsFile), 'utf8')));
  } catch {
    return { scripts: [], pages: {} };
  }
}

/**
 * Only its scripts are read as text: to make text of whole pages, tens of thousands, takes longer than all else about
 * them. What marks a script is ASCII, which no part of another character looks like in UTF-8.
 */
function readInlineScripts(file: string): string[] {
  return listInlineScripts(readFileSync(file));
}

const [opening, closing] = ['<script', '</script>'] as const;

/** The scripts that stand in a page and are run. Data (JSON-LD) is not run. @param html in UTF-8 */
export function listInlineScripts(html: Buffer): string[] {
  const scripts: string[] = [];
  let start = html.indexOf(opening);
  while (start !== -1) {
    const text = html.indexOf('>', start) + 1;
    const end = html.indexOf(closing, text);
    if (text === 0 || end === -1) break;
    const attributes = html.toString('utf8', start + opening.length, text - 1);
    const isRun = !/\ssrc=/.test(attributes) && !/\stype="?application\//.test(attributes);
    if (isRun) scripts.push(html.toString('utf8', text, end));
    start = html.indexOf(opening, end);
  }
  return scripts;
}
