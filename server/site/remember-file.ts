import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { compressNow, isCompressedWhenAsked } from '../releases/compress-file';

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
 * Reads a file and its compressed forms, with the headers that the library would send with them. Forms of what is compressed when it is
 * asked for are made here.
 * @param file a path within the release
 * @param headers what is sent beside them; null is answered for a file that is not worth it
 */
export async function readToRemember(
  folder: string,
  file: string,
  headers: Record<string, string>,
): Promise<RememberedFile | null> {
  const type = types[path.extname(file)];
  const whole = path.join(folder, file);
  if (type === undefined || (await stat(whole)).size > mostBytes) return null;
  const common = { ...headers, 'content-type': type, 'accept-ranges': 'bytes' };
  const read = await readWithTag(whole);
  const made = isCompressedWhenAsked(file) ? await compressNow(read.body) : null;
  const findForm = async (encoding: 'br' | 'gzip', ending: string) => {
    // A form that is made says of what; the library names those on disk by themselves.
    const form =
      made === null
        ? await readWithTag(whole + ending).catch(() => null)
        : { ...read, body: made[encoding], tag: `${read.tag}-${encoding}` };
    return form === null ? {} : { [encoding]: toForm(form, { ...common, 'content-encoding': encoding }) };
  };
  const [br, gzip] = await Promise.all([findForm('br', '.br'), findForm('gzip', '.gz')]);
  return { identity: toForm(read, common), ...br, ...gzip };
}

type ReadFile = { body: Buffer; tag: string; time: string };

async function readWithTag(file: string): Promise<ReadFile> {
  const [body, { size, mtime }] = await Promise.all([readFile(file), stat(file)]);
  return { body, tag: `${size.toString(16)}-${mtime.getTime().toString(16)}`, time: mtime.toUTCString() };
}

function toForm({ body, tag, time }: ReadFile, headers: Record<string, string>): Form {
  const etag = `W/"${tag}"`;
  const all = { ...headers, 'content-length': String(body.length), 'last-modified': time, etag };
  return { headers: Object.entries(all).flat(), etag, modified: Date.parse(time), body };
}
