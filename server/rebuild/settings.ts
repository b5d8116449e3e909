import { Cron } from 'croner';
import * as v from 'valibot';

import type { Environment } from '../../src/config/env';

/** How the site is rebuilt by itself. Empty secrets: nobody may ask for it in that way. */
export type RebuildSettings = {
  /** What Contentful signs its calls with. */
  contentfulSecret: string | null;
  /** What others say who may ask for a build. */
  hookToken: string | null;
  /** The path that Contentful knows the hook by, where a proxy makes another one of it. */
  hookPath: string | null;
  /** What those say who may read how builds went. */
  statusToken: string | null;
  /** A cron pattern, in the time zone of the site. */
  schedule: string | null;
  /** Where failures are posted. */
  notifyUrl: string | null;
  /** Quiet after the last call before another build begins. */
  debounceMs: number;
  /** A build that takes longer is ended. */
  timeLimitMs: number;
  /** Runs a build; `--clean` is added for one without caches. */
  command: string;
};

const secret = v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'));
/** Timers take some 24 days at most, and end at once when they are given more. */
const toSeconds = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+(\.\d+)?$/, 'must be a number of seconds'),
    v.transform(Number),
    v.check(
      (value) => value >= least && value <= most,
      `must be a number of seconds from ${String(least)} to ${String(most)}`,
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
  REBUILD_DEBOUNCE_SECONDS: { fallback: '10', schema: toSeconds(0, 3600) },
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

/** The settings, or an error whose message has a sentence for each that is wrong. Secrets are never repeated. */
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
    throw new Error(`The configuration is not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  return settings;
}
