import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { getID, isRecord, type StockRecord } from './search/stock-record';

/** The changes to the catalogue, by advertisementID: fields to override, or null for a removed item. */
export type Edits = Readonly<Record<string, StockRecord | null>>;

export function getEditsFile(dataDir: string): string {
  return join(dataDir, 'stock-edits.json');
}

/** Changes whenever the file does; empty if there is none. */
export function getEditsVersion(dataDir: string): string {
  const status = statSync(getEditsFile(dataDir), { throwIfNoEntry: false });
  return status === undefined ? '' : `${String(status.mtimeMs)}/${String(status.size)}/${String(status.ino)}`;
}

/** Reads the edits of the file; empty if there is none. Throws a clear message if it is invalid. */
export function readEdits(dataDir: string): Edits {
  const file = getEditsFile(dataDir);
  if (!existsSync(file)) return {};
  const content = parseJson(readFileSync(file, 'utf8'), file);
  if (!isRecord(content)) throw new Error(`${file} must hold an object with an entry per advertisementID.`);
  return Object.fromEntries(
    Object.entries(content).map(([id, edit]) => {
      if (edit !== null && !isRecord(edit)) throw new Error(`${file}: the entry ${id} must be an object or null.`);
      return [id, edit];
    }),
  );
}

/** Replaces the file atomically, so that a reader never sees an incomplete one; without edits it removes the file. */
export function writeEdits(dataDir: string, edits: Edits): void {
  const file = getEditsFile(dataDir);
  if (Object.keys(edits).length === 0) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${String(process.pid)}`;
  writeFileSync(temporary, `${JSON.stringify(edits, null, 2)}\n`);
  renameSync(temporary, file);
}

/**
 * Applies the edits to the catalogue: null removes an item, an unknown id adds one, other fields override those of the
 * item.
 */
export function applyEdits(records: readonly StockRecord[], edits: Edits): StockRecord[] {
  const known = new Set(records.map(getID));
  const edited = records.flatMap((record) => {
    const edit = edits[getID(record) ?? ''];
    if (edit === null) return [];
    return [edit === undefined ? record : mergeRecords(record, edit)];
  });
  const added = Object.entries(edits).flatMap(([id, edit]) =>
    edit === null || known.has(id) ? [] : [{ advertisementID: id, ...edit }],
  );
  return [...added, ...edited];
}

/** Merges objects field by field; any other value replaces the previous one. */
export function mergeRecords(base: StockRecord, over: StockRecord): StockRecord {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const before = merged[key];
    merged[key] = isRecord(before) && isRecord(value) ? mergeRecords(before, value) : value;
  }
  return merged;
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
