import { readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import * as v from 'valibot';

/** The inline scripts of each page, in the build folder. Only the next build needs the file, so it is not published. */
export const inlineScriptsFile = '.inline-scripts.json';

const schema = v.object({
  /** All inline scripts: a handful. */
  scripts: v.array(v.string()),
  /** By page: its size and time, and the indexes of its scripts. */
  pages: v.record(v.string(), v.tuple([v.number(), v.number(), v.array(v.number())])),
});
type Stored = v.InferOutput<typeof schema>;

/**
 * Collects the inline scripts of a build's pages. Pages that did not change since the last build are not read again:
 * tens of thousands of pages are gigabytes.
 * @param pages of the build
 */
export async function collectInlineScripts(buildDir: string, pages: readonly string[]): Promise<string[]> {
  const before = await readStored(buildDir);
  const numbers = new Map<string, number>();
  const toNumber = (script: string) => {
    const number = numbers.get(script) ?? numbers.size;
    numbers.set(script, number);
    return number;
  };
  const found: Stored['pages'] = {};
  for (const page of pages) {
    const { size, mtimeMs } = statSync(path.join(buildDir, page));
    const [bytes, time, numbersBefore] = before.pages[page] ?? [];
    const isSame = size === bytes && mtimeMs === time;
    const scripts = isSame
      ? (numbersBefore ?? []).map((number) => before.scripts[number] ?? '')
      : readInlineScripts(path.join(buildDir, page));
    found[page] = [size, mtimeMs, scripts.map(toNumber)];
  }
  const scripts = [...numbers.keys()];
  await writeFile(path.join(buildDir, inlineScriptsFile), JSON.stringify({ scripts, pages: found } satisfies Stored));
  return scripts;
}

async function readStored(buildDir: string): Promise<Stored> {
  try {
    return v.parse(schema, JSON.parse(await readFile(path.join(buildDir, inlineScriptsFile), 'utf8')));
  } catch {
    return { scripts: [], pages: {} };
  }
}

/**
 * Only the scripts are decoded: to decode tens of thousands of whole pages takes longer than the rest of this work.
 * Searching bytes is safe, because the tags are ASCII, and no part of another UTF-8 character is.
 */
function readInlineScripts(file: string): string[] {
  return listInlineScripts(readFileSync(file));
}

const [opening, closing] = ['<script', '</script>'] as const;

/** Lists the inline scripts of a page that run. Data (JSON-LD) does not run. @param html in UTF-8 */
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
