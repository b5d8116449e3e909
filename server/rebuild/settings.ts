import { Cron } from 'croner';
import * as v from 'valibot';

import type { Environment } from '../../src/config/env';

/** When and how the site is rebuilt. An empty secret disables the call that needs it. */
export type RebuildSettings = {
  /** The secret with which Contentful signs its calls. */
  contentfulSecret: string | null;
  /** The token with which other callers request a build. */
  hookToken: string | null;
  /** The path of the webhook URL in Contentful, if a proxy rewrites it. */
  hookPath: string | null;
  /** The token with which callers read the status of builds. */
  statusToken: string | null;
  /** A cron pattern, in the site's time zone. */
  schedule: string | null;
  /** The URL to which failures are posted. */
  notifyUrl: string | null;
  /** The pause without calls before another build starts. */
  debounceMs: number;
  /** The time limit of a build. */
  timeLimitMs: number;
  /** The command of a build; `--clean` is added for a build without caches. */
  command: string;
};

const secret = v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'));
/** Timers run for at most 24 days, and end at once for longer delays. */
const toSeconds = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+(\.\d+)?$/, 'must be a number of seconds'),
    v.transform(Number),
    v.check(
      (value) => value >= min && value <= max,
      `must be a number of seconds from ${String(min)} to ${String(max)}`,
    ),
    v.transform((value) => value * 1000),
  );
const schemas = {
  HOOK_CONTENTFUL_SECRET: v.pipe(v.string(), v.length(64, 'must have 64 characters, as Contentful makes it')),
  HOOK_TOKEN: secret,
  HOOK_URL: v.pipe(
    v.string(),
    v.check(
      (text) => /^(?:https?:\/\/[^/]+)?\/[^\s#]+$/.test(text) && URL.canParse(text, 'https://site.example'),
      'must be the whole address of the webhook, as Contentful has it',
    ),
    v.transform((text) => {
      const { pathname, search } = new URL(text, 'https://site.example');
      return pathname + search;
    }),
  ),
  STATUS_TOKEN: secret,
  REBUILD_SCHEDULE: v.pipe(v.string(), v.check(isPattern, 'must be a cron pattern like 0 */2 * * *')),
  REBUILD_NOTIFY_URL: v.pipe(
    v.string(),
    v.regex(/^https?:/, 'must be a whole http or https address'),
    v.url('must be a whole http or https address'),
  ),
  REBUILD_COMMAND: v.string(),
} as const;
const durations = {
  REBUILD_DEBOUNCE_SECONDS: { fallback: '3', schema: toSeconds(0, 3600) },
  REBUILD_LIMIT_SECONDS: { fallback: '1800', schema: toSeconds(1, 86_400) },
} as const;

export const timezone = 'Europe/Amsterdam';

function isPattern(pattern: string): boolean {
  try {
    new Cron(pattern, { paused: true, timezone }).stop();
    return true;
  } catch {
    return false;
  }
}

/** Reads the settings. Throws an error with one sentence for each wrong setting. Secrets are never repeated. */
export function readRebuildSettings(environment: Environment): RebuildSettings {
  const problems: string[] = [];
  const read = <T>(name: string, schema: v.GenericSchema<string, T>, fallback?: string): T | null => {
    const text = environment[name]?.trim() || fallback;
    if (text === undefined) return null;
    const parsed = v.safeParse(schema, text);
    if (!parsed.success) problems.push(`${name} ${parsed.issues[0].message}.`);
    return parsed.success ? parsed.output : null;
  };
  const text = (name: keyof typeof schemas) => read<string>(name, schemas[name]);
  const duration = (name: keyof typeof durations) => read(name, durations[name].schema, durations[name].fallback) ?? 0;
  const settings: RebuildSettings = {
    contentfulSecret: text('HOOK_CONTENTFUL_SECRET'),
    hookToken: text('HOOK_TOKEN'),
    hookPath: text('HOOK_URL'),
    statusToken: text('STATUS_TOKEN'),
    schedule: text('REBUILD_SCHEDULE'),
    notifyUrl: text('REBUILD_NOTIFY_URL'),
    debounceMs: duration('REBUILD_DEBOUNCE_SECONDS'),
    timeLimitMs: duration('REBUILD_LIMIT_SECONDS'),
    command: text('REBUILD_COMMAND') ?? 'node --import tsx scripts/build.ts',
  };
  if (problems.length > 0)
    throw new Error(`These settings are wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  return settings;
}
