/* eslint-disable no-console -- the one place of the server that writes to the console. */
import { redact } from './redact';

/** `json`: one object a line, for programs that collect logs. `text`: for people at a terminal. */
export const logFormats = ['json', 'text'] as const;
export type LogFormat = (typeof logFormats)[number];

type Level = 'info' | 'warn' | 'error';
type Value = string | number | boolean | null;
/** What a line says beside its message. `requestId` is the request's, `source` another program's that said it. */
export type LogFields = Readonly<Record<string, unknown>> & {
  requestId?: string;
  source?: string;
  /** What was caught. */
  error?: unknown;
  time?: never;
  level?: never;
  message?: never;
};

export type Log = { readonly format: LogFormat } & Record<Level, (message: string, fields?: LogFields) => void>;

type Options = { format: LogFormat; secrets: readonly string[]; now?: () => Date };

/** Of a cause of a cause nobody reads more. */
const maxCauses = 3;

/**
 * A log without secrets, queries and mail addresses (`redact.ts`). What goes well is written to the standard output,
 * warnings and errors to the error output.
 */
export function createLog({ format, secrets, now = () => new Date() }: Options): Log {
  const formatLine = format === 'json' ? formatJson : formatText;
  const toWrite = (level: Level) => {
    return (message: string, fields: LogFields = {}) =>
      console[level === 'info' ? 'log' : level](
        formatLine({ time: now().toISOString(), level, message }, fields, secrets),
      );
  };
  return { format, info: toWrite('info'), warn: toWrite('warn'), error: toWrite('error') };
}

type Head = { time: string; level: Level; message: string };

function formatJson(head: Head, { error, ...fields }: LogFields, secrets: readonly string[]): string {
  const line = { ...head, ...fields, ...(error === undefined ? {} : { error: toErrorFields(error) }) };
  // Each text by itself: what is taken out must not be a part of the JSON.
  return JSON.stringify(line, (_name, value: unknown) => (typeof value === 'string' ? redact(value, secrets) : value));
}

function formatText(
  { time, level, message }: Head,
  { error, ...fields }: LogFields,
  secrets: readonly string[],
): string {
  const mark = level === 'info' ? '' : `${level}: `;
  const words = Object.entries(fields as Record<string, Value>).map(([name, value]) => `${name}=${String(value)}`);
  const about = words.length === 0 ? '' : ` (${words.join(', ')})`;
  const lines = error === undefined ? [] : listErrors(error).map(({ message, stack }) => stack ?? message);
  return redact([`${time} ${mark}${message}${about}`, ...lines].join('\n'), secrets);
}

type ErrorFields = { name: string; message: string; stack?: string };

function toErrorFields(error: unknown): ErrorFields & { causes?: readonly string[] } {
  const [first = { name: 'Error', message: '' }, ...causes] = listErrors(error);
  return causes.length === 0 ? first : { ...first, causes: causes.map(({ message }) => message) };
}

/** An error and what caused it. Its other properties are left out: libraries keep whole requests there. */
function listErrors(error: unknown, left = maxCauses): ErrorFields[] {
  if (!(error instanceof Error)) return [{ name: 'Error', message: String(error) }];
  const { name, message, stack, cause } = error;
  const causes = cause === undefined || left === 0 ? [] : listErrors(cause, left - 1);
  return [{ name, message, ...(stack !== undefined && { stack }) }, ...causes];
}

let current = createLog({ format: 'text', secrets: [] });

/** The log of this process. Text, until `setUpLog` says otherwise. */
export const log: Log = {
  get format() {
    return current.format;
  },
  info: (message, fields) => current.info(message, fields),
  warn: (message, fields) => current.warn(message, fields),
  error: (message, fields) => current.error(message, fields),
};

/** Sets the form of the lines from now on, and what must not be in them. */
export function setUpLog(options: Options): void {
  current = createLog(options);
}
