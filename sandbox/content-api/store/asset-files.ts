import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';
import * as v from 'valibot';

import type { ContentfulAsset } from '../../../content-model/contentful-format';

const fileSchema = v.object({ fileName: v.string(), contentType: v.string(), url: v.string() });

const storedFileSchema = v.object({
  ...fileSchema.entries,
  /** Below the folder of assets. */
  path: v.string(),
  digest: v.string(),
  details: v.object({ size: v.number(), image: v.optional(v.object({ width: v.number(), height: v.number() })) }),
});

/** An asset's file as the store keeps it: with its size and a digest, which becomes part of its address. */
export type StoredFile = v.InferOutput<typeof storedFileSchema>;

/** The asset with what its files are like. Throws when a file that it names is not in the folder. */
export async function addFileDetails(asset: ContentfulAsset, directory: string): Promise<ContentfulAsset> {
  const files = await Promise.all(
    Object.entries(asset.fields.file ?? {}).map(async ([locale, value]) => {
      const file = v.parse(fileSchema, value);
      const path = new URL(file.url, 'https://assets.invalid').pathname;
      const bytes = await readFile(join(directory, path)).catch(() => {
        throw new Error(`The file of asset ${asset.sys.id} is missing: ${path} in ${directory}`);
      });
      const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
      return [locale, { ...file, path, digest, details: await getDetails(bytes, file.contentType) }] as const;
    }),
  );
  return files.length === 0 ? asset : { ...asset, fields: { ...asset.fields, file: Object.fromEntries(files) } };
}

/** The file in a value of the asset's `file` field, if it is one. */
export function toStoredFile(value: unknown): StoredFile | undefined {
  const result = v.safeParse(storedFileSchema, value);
  return result.success ? result.output : undefined;
}

async function getDetails(bytes: Buffer, contentType: string) {
  if (!contentType.startsWith('image/')) return { size: bytes.length };
  const { width, height } = await sharp(bytes).metadata();
  return { size: bytes.length, image: { width, height } };
}
