import * as v from 'valibot';

import { isPreviewHost, type Environment, type Settings } from '../../src/config/env';

/** With which key changed addresses are announced, and where. */
export type AnnounceSettings = { key: string; endpoint: string };

const schemas = {
  INDEXNOW_KEY: v.pipe(
    v.string(),
    v.regex(/^[a-zA-Z0-9-]{8,128}$/, 'must have 8 to 128 characters, only letters, digits and dashes'),
  ),
  INDEXNOW_URL: v.pipe(
    v.string(),
    v.regex(/^https?:\/\//, 'must be a whole http or https address'),
    v.url('must be a whole http or https address'),
  ),
} as const;

/** Passes what it gets on to all search engines that take part (https://www.indexnow.org/faq). */
const defaultEndpoint = 'https://api.indexnow.org/indexnow';

/**
 * Reads with which key addresses are announced; null, which is the default, for not at all. The key is no secret: the
 * site shows it to everybody. Throws an error with one sentence for each wrong setting.
 * @see https://www.indexnow.org/documentation for what a key may be
 */
export function readAnnounceSettings(environment: Environment): AnnounceSettings | null {
  const key = environment.INDEXNOW_KEY?.trim() ?? '';
  const endpoint = environment.INDEXNOW_URL?.trim() || defaultEndpoint;
  const parsed = {
    ...(key === '' ? {} : { INDEXNOW_KEY: v.safeParse(schemas.INDEXNOW_KEY, key) }),
    INDEXNOW_URL: v.safeParse(schemas.INDEXNOW_URL, endpoint),
  };
  const problems = Object.entries(parsed).flatMap(([name, { issues }]) =>
    issues === undefined ? [] : [`  - ${name} ${issues[0].message}.`],
  );
  if (problems.length > 0) throw new Error(`These settings of announcing are wrong:\n${problems.join('\n')}`);
  return key === '' ? null : { key, endpoint };
}

/** What hosts that are no public site are called. */
const trial = /^(?:preview|staging|stage|test|dev|acc|acceptance|acceptatie)(?:[\d.-]|$)/i;

/**
 * Why the pages of this site are not announced, as a part of a sentence; null if they are. Search engines must not
 * learn of drafts, of trials and of what only this machine can reach.
 */
export function findObstacle({ siteUrl, contentful }: Pick<Settings, 'siteUrl' | 'contentful'>): string | null {
  const { protocol, hostname } = new URL(siteUrl);
  if (isPreviewHost(contentful?.host ?? '')) return 'the site shows drafts (CONTENTFUL_HOST)';
  if (protocol !== 'https:') return `SITE_URL is no https address: ${siteUrl}`;
  const isLocal = !hostname.includes('.') || /^[\d.]+$|^\[|\.(?:localhost|local|internal)$/.test(hostname);
  if (isLocal) return `SITE_URL has no public host: ${siteUrl}`;
  return trial.test(hostname) ? `SITE_URL is called like a trial: ${siteUrl}` : null;
}
