import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import type { Form, RememberedFile } from './memory';

/** What is worth remembering, with its type as the library says it. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const mostBytes = 512 * 1024;

/**
 * Reads a file and its compressed forms, with the headers that the library would send with them.
 * @param headers what is sent beside them; null is answered for a file that is not worth it
 */
export async function readToRemember(file: string, headers: Record<string, string>): Promise<RememberedFile | null> {
  const type = types[path.extname(file)];
  if (type === undefined || (await stat(file)).size > mostBytes) return null;
  const common = { ...headers, 'content-type': type, 'accept-ranges': 'bytes' };
  const identity = await readForm(file, common);
  const [br, gzip] = await Promise.all([
    readForm(`${file}.br`, { ...common, 'content-encoding': 'br' }).catch(() => undefined),
    readForm(`${file}.gz`, { ...common, 'content-encoding': 'gzip' }).catch(() => undefined),
  ]);
  return { identity, ...(br === undefined ? {} : { br }), ...(gzip === undefined ? {} : { gzip }) };
}

async function readForm(file: string, headers: Record<string, string>): Promise<Form> {
  const [body, { size, mtime }] = await Promise.all([readFile(file), stat(file)]);
  const etag = `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
  const all = { ...headers, 'content-length': String(size), 'last-modified': mtime.toUTCString(), etag };
  return { headers: Object.entries(all).flat(), etag, body };
}
