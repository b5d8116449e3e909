import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { readPage } from '../releases/page-facts';

import { openFile } from './open-file';
import { findPolicyFaults } from './policy-faults';

/** Asks the server as a browser does. Redirects are not followed, and compressed answers are read. */
export type Ask = (path: string) => Promise<Answer>;
export type Answer = { status: number; headers: Headers; body: Buffer };

/** More in a row is a loop; the tables know one at most. */
const maxRedirects = 3;

export type Opening = {
  ask: Ask;
  /** The folder of the release. */
  folder: string;
  /** Where the stock is asked: pages do it in the browser. */
  stockApi: string;
};

/**
 * Opens a page and what it loads, and compares each answer with the file in the release: what was checked before the
 * switch has to be what visitors get, in its compressed form too.
 * @param address of the page
 * @returns what is wrong with it, after its name
 */
export async function openPage({ ask, folder, stockApi }: Opening, address: string): Promise<string[]> {
  const [found, answer] = await follow(ask, address);
  if (answer === null) return ['redirects in a loop'];
  if (answer.status !== 200) return [`answers with status ${answer.status}`];
  if (answer.headers.get('content-type')?.startsWith('text/html') !== true) return ['is no HTML'];
  const built = await readFile(path.join(folder, found, 'index.html')).catch(() => null);
  const { scripts, files, fault } = readPage(answer.body);
  if (fault !== null) return [fault];
  if (built?.equals(answer.body) !== true) return ['is not the one of the release'];
  const policy = answer.headers.get('content-security-policy') ?? '';
  const hash = /\sdata-hash="(\w*)"/.exec(answer.body.toString())?.[1] ?? null;
  const opened = await Promise.all(files.map((file) => openFile({ ask, folder, file, page: found, hash })));
  return [...findPolicyFaults(policy, scripts, stockApi), ...opened.flatMap((problem) => problem ?? [])];
}

/** @returns the path that answered, and its answer; null for a loop */
async function follow(ask: Ask, address: string): Promise<[string, Answer | null]> {
  let at = address;
  for (let redirect = 0; redirect <= maxRedirects; redirect += 1) {
    const answer = await ask(encodeURI(at));
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || location === null) return [at, answer];
    at = decodeURI(new URL(location, 'http://site.invalid').pathname);
  }
  return [at, null];
}
