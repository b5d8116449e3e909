import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { stateFiles } from '../../../../build/state';
import { readTexts } from '../../../i18n/file-texts';
import { locales, type Locale } from '../../../i18n/locales';
import { sharedNamespaces } from '../../../i18n/shared-texts';
import type { TextOverrides } from '../../../i18n/text-overrides';

/** Namespaces that scripts import from `locales/`: parts that load with their texts. */
export const importedNamespaces = [
  'answer',
  'consent',
  'enquiry',
  'enumerations',
  'feed',
  'fit',
  'news',
  'properties',
  'stock',
  'video',
] as const;

/** All that bundles are made of: what pages of machines share is compiled into what renders them. */
const bundledNamespaces: readonly string[] = [...new Set([...importedNamespaces, ...sharedNamespaces])];

const folder = path.dirname(stateFiles.texts);
const prefix = path.basename(stateFiles.texts);

/** The file with the merged texts of a namespace. */
function toFile(locale: Locale, namespace: string): string {
  return path.join(folder, `${prefix}${locale}-${namespace}.json`);
}

/** Writes the merged texts of each bundled namespace with an override, and removes those of an earlier build. */
export function writeBundledTexts(overrides: TextOverrides): void {
  mkdirSync(folder, { recursive: true });
  const files = new Map(
    locales.flatMap((locale) =>
      bundledNamespaces
        .filter((namespace) => overrides[locale]?.[namespace] !== undefined)
        .map((namespace) => [toFile(locale, namespace), JSON.stringify(readTexts(locale, namespace))] as const),
    ),
  );
  for (const file of listFiles()) if (!files.has(file)) rmSync(file);
  for (const [file, text] of files) if (read(file) !== text) writeFileSync(file, text);
}

/** What webpack takes in the place of a file of `locales/`: absolute paths by absolute path. */
export function toTextAliases(root: string): Record<string, string> {
  return Object.fromEntries(
    listFiles().map((file) => {
      const [locale = '', namespace = ''] = path.basename(file, '.json').slice(prefix.length).split('-');
      return [path.join(root, 'locales', locale, `${namespace}.json`), path.join(root, file)];
    }),
  );
}

function listFiles(): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .map((name) => path.join(folder, name));
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
