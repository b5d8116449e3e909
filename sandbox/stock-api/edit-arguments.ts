import { mergeRecords } from './edits';
import { toGetter, type StockRecord } from './search/stock-record';

export type Field = { path: string; value: unknown };
export type EditCommand =
  { kind: 'reset' } | { kind: 'remove'; item: string } | { kind: 'change'; item: string; fields: readonly Field[] };

/** Parses the command line; null if it is no command. Throws for an argument that is no `field=value`. */
export function parseEditArguments(args: readonly string[]): EditCommand | null {
  const [item, ...rest] = args;
  if (item === '--reset' && rest.length === 0) return { kind: 'reset' };
  if (item === undefined || item.startsWith('-') || rest.length === 0) return null;
  if (rest.length === 1 && rest[0] === '--remove') return { kind: 'remove', item };
  return { kind: 'change', item, fields: rest.map(parseField) };
}

function parseField(argument: string): Field {
  const [, path, text] = /^([\w.]+)=(.*)$/s.exec(argument) ?? [];
  if (path === undefined || text === undefined) throw new Error(`‘${argument}’ is not of the form field=value.`);
  return { path, value: parseValue(text) };
}

/** Parses JSON such as `12`, `true`, `null` or `{"nl":"…"}`, or returns the text itself. */
function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** @example toFieldEdit([{ path: 'price.amount', value: 100 }]) // { price: { amount: 100 } } */
export function toFieldEdit(fields: readonly Field[]): StockRecord {
  return fields.reduce<StockRecord>((edit, { path, value }) => {
    const nested = path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as StockRecord;
    return mergeRecords(edit, nested);
  }, {});
}

/** Formats one line per field: the old value and the new one. */
export function formatChanges(before: StockRecord, fields: readonly Field[]): string[] {
  return fields.map(({ path, value }) => {
    const old = toGetter(path)(before);
    return `  ${path}: ${old === undefined ? '(nothing)' : JSON.stringify(old)} -> ${JSON.stringify(value)}`;
  });
}
