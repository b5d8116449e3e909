import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

import type { Form, RememberedFile } from './memory';

/** What the page-not-found page says to search engines; the mark of a preview stands beside it and stays. */
const mark = /<meta data-rh="true" name="robots" content="noindex"\/?>/;

/**
 * The page-not-found page as it is answered for a machine that it shows live: what comes into a page by script is looked at by
 * search engines only where the page that was sent does not keep them out.
 */
export async function toIndexable({ identity }: RememberedFile): Promise<RememberedFile> {
  const body = Buffer.from(identity.body.toString().replace(mark, ''));
  const toForm = (compressed: Buffer): Form => ({ ...identity, body: compressed });
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(body), promisify(gzip)(body)]);
  return { identity: toForm(body), br: toForm(br), gzip: toForm(zipped) };
}
