import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as v from 'valibot';

import type { ContentfulAsset } from '../../../content-model/contentful-format';
import { ContentfulError } from '../contentful-error';
import { toStored, toStoredFile, type StoredFile } from '../store/asset-files';

const waitingSchema = v.object({
  fileName: v.string(),
  contentType: v.string(),
  uploadFrom: v.object({ sys: v.object({ id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) }) }),
});

/** Stores the bytes of an upload under their hash, which becomes its id. */
export async function keepUpload(bytes: Buffer, dataDir: string): Promise<string> {
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  await mkdir(join(dataDir, 'uploads'), { recursive: true });
  await writeFile(join(dataDir, 'uploads', id), bytes);
  return id;
}

/** Returns the processed file of an asset in one locale. Rejects if there is nothing to process. */
export async function processFile(asset: ContentfulAsset, locale: string, dataDir: string): Promise<StoredFile> {
  const value = asset.fields.file?.[locale];
  const stored = toStoredFile(value);
  if (stored) return stored;
  const waiting = v.safeParse(waitingSchema, value);
  // Contentful would fetch `upload` from the web; this server works offline.
  if (!waiting.success) throw new ContentfulError('ValidationFailed', 'The sandbox accepts uploaded files only.');
  const { fileName, contentType, uploadFrom } = waiting.output;
  return toStored({ fileName, contentType }, join(dataDir, 'uploads', uploadFrom.sys.id)).catch(() => {
    throw new ContentfulError('ValidationFailed', 'The upload does not exist, or is not a file of this type.');
  });
}

/** Returns a changed asset with its existing files, even if an editor sends them back with their URL. */
export function keepFiles(asset: ContentfulAsset, before: ContentfulAsset | undefined): ContentfulAsset {
  const files = Object.entries(asset.fields.file ?? {}).map(([locale, value]) => {
    const isSentBack = v.is(v.object({ url: v.string() }), value);
    return [locale, isSentBack ? (before?.fields.file?.[locale] ?? value) : value] as const;
  });
  return files.length === 0 ? asset : { ...asset, fields: { ...asset.fields, file: Object.fromEntries(files) } };
}
