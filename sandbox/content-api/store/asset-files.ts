import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';
import * as v from 'valibot';

import type { ContentfulAsset } from '../../../content-model/contentful-format';

const fileSchema = v.object({ fileName: v.string(), contentType: v.string(), url: v.string() });

const storedFileSchema = v.object({
  fileName: v.string(),
  contentType: v.string(),
  /** Its path on this machine. */
  path: v.string(),
  digest: v.string(),
  details: v.object({ size: v.number(), image: v.optional(v.object({ width: v.number(), height: v.number() })) }),
});

/** The stored file of an asset: its path, its size, and a digest, which becomes part of its URL. */
export type StoredFile = v.InferOutput<typeof storedFileSchema>;

/** Returns the asset of a seed with the details of its files. Throws if a file is missing in the folder. */
export async function addFileDetails(asset: ContentfulAsset, directory: string): Promise<ContentfulAsset> {
  const files = await Promise.all(
    Object.entries(asset.fields.file ?? {}).map(async ([locale, value]) => {
      const { fileName, contentType, url } = v.parse(fileSchema, value);
      const place = new URL(url, 'https://assets.invalid').pathname;
      const stored = await toStored({ fileName, contentType }, join(directory, place)).catch(() => {
        throw new Error(`The file of asset ${asset.sys.id} is missing: ${place} in ${directory}`);
      });
      return [locale, stored] as const;
    }),
  );
  return files.length === 0 ? asset : { ...asset, fields: { ...asset.fields, file: Object.fromEntries(files) } };
}

/** Returns the details of a file on this machine. Rejects if it cannot be read. */
export async function toStored(
  { fileName, contentType }: Pick<StoredFile, 'fileName' | 'contentType'>,
  path: string,
): Promise<StoredFile> {
  const bytes = await readFile(path);
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { fileName, contentType, path, digest, details: await getDetails(bytes, contentType) };
}

/** Returns the asset without the paths of its files, which do not count as content. */
export function withoutPlace(asset: ContentfulAsset): ContentfulAsset {
  const files = Object.entries(asset.fields.file ?? {}).map(([locale, value]) => {
    const stored = toStoredFile(value);
    return [locale, stored ? { ...stored, path: '' } : value] as const;
  });
  return files.length === 0 ? asset : { ...asset, fields: { ...asset.fields, file: Object.fromEntries(files) } };
}

/** Returns the file in a value of the asset's `file` field, if there is one. */
export function toStoredFile(value: unknown): StoredFile | undefined {
  const result = v.safeParse(storedFileSchema, value);
  return result.success ? result.output : undefined;
}

async function getDetails(bytes: Buffer, contentType: string) {
  if (!contentType.startsWith('image/')) return { size: bytes.length };
  try {
    const { width, height } = await sharp(bytes).metadata();
    return { size: bytes.length, image: { width, height } };
  } catch {
    // Contentful accepts a broken image, and omits its size.
    return { size: bytes.length };
  }
}
