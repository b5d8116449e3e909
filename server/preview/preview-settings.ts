import * as v from 'valibot';

import type { Environment } from '../../src/config/env';

export type PreviewSettings = {
  /** The secret of whoever may see drafts. */
  token: string;
  /** Origins of the pages that may show the preview in a frame. */
  frames: readonly string[];
};

/** Contentful's web app, of both regions. */
const contentfulOrigins = ['https://app.contentful.com', 'https://app.eu.contentful.com'];

const schemas = {
  PREVIEW_TOKEN: v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more')),
  PREVIEW_FRAMES: v.pipe(
    v.string(),
    v.regex(/^(https?:\/\/[\w.-]+(:\d+)?(\s+|$))+$/, 'must be origins like https://a.example, with spaces between'),
  ),
} as const;

/** Reads the settings. Throws an error with one sentence for each wrong one. The token is never repeated. */
export function readPreviewSettings(environment: Environment): PreviewSettings {
  const problems: string[] = [];
  const read = (name: keyof typeof schemas): string | null => {
    const text = environment[name]?.trim() ?? '';
    if (text === '') return null;
    const parsed = v.safeParse(schemas[name], text);
    if (!parsed.success) problems.push(`${name} ${parsed.issues[0].message}.`);
    return parsed.success ? parsed.output : null;
  };
  const token = read('PREVIEW_TOKEN');
  const frames = read('PREVIEW_FRAMES');
  if (token === null && problems.length === 0)
    problems.push('PREVIEW_TOKEN is missing: it is the password of the preview, of 32 characters or more.');
  if (token === null || problems.length > 0)
    throw new Error(`Invalid configuration:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  return { token, frames: [...contentfulOrigins, ...(frames?.split(/\s+/) ?? [])] };
}
