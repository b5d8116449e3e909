import { readFile } from 'node:fs/promises';
import path from 'node:path';

import * as v from 'valibot';

import { toDataFile } from '../releases/page-data-file';

import type { Ask } from './open-page';

const types: Readonly<Record<string, RegExp>> = {
  '.js': /^(text|application)\/javascript\b/,
  '.css': /^text\/css\b/,
  '.json': /^application\/json\b/,
};

type File = {
  ask: Ask;
  folder: string;
  /** A path in the release. */
  file: string;
  /** The path of the page that loads it. */
  page: string;
  /** The compilation that the page says it is of; null for none. */
  hash: string | null;
};

/** Opens a file that a page loads. @returns what is wrong with it, after the page's name; null if nothing is */
export async function openFile({ ask, folder, file, page, hash }: File): Promise<string | null> {
  const { status, headers, body } = await ask(`/${encodeURI(file)}`);
  if (status !== 200) return `loads /${file}, which answers with status ${status}`;
  if (types[path.extname(file)]?.test(headers.get('content-type') ?? '') === false)
    return `loads /${file}, which is served as ${headers.get('content-type') ?? 'nothing'}`;
  if (body.length === 0) return `loads /${file}, which is empty`;
  const built = await readFile(path.join(folder, file)).catch(() => null);
  if (built?.equals(body) !== true) return `loads /${file}, which is not the one of the release`;
  return isOfPage(file, body, page, hash) ? null : `loads /${file}, which is of another release or page`;
}

const dataSchema = v.object({ path: v.optional(v.string()), webpackCompilationHash: v.optional(v.string()) });

/** Data say which page they are of, and the shared ones of which compilation. */
function isOfPage(file: string, body: Buffer, page: string, hash: string | null): boolean {
  const isShared = file === 'page-data/app-data.json';
  if (!isShared && file !== toDataFile(page.slice(1))) return true;
  const data = v.safeParse(v.pipe(v.string(), v.parseJson(), dataSchema), body.toString());
  if (!data.success) return false;
  const { path: address = page, webpackCompilationHash = hash } = data.output;
  return isShared ? hash === null || webpackCompilationHash === hash : trim(address) === trim(page);
}

const trim = (address: string) => decodeURI(address).replace(/\/$/, '');
