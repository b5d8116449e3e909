import type { ContentFinding } from '../../../../content-model/content-report';
import { toRedirectKey, type CmsRedirect } from '../../../config/cms-redirects';
import { isDate } from '../../../lib/is-date';
import { getValue } from '../checks/facts';
import type { CmsEntry } from '../fetch-entries';

import type { FindPlace } from './places';
import { readFrom, readTo, toHref, type To } from './read-address';
import * as findings from './redirect-findings';

type Site = {
  /** Where the site is reached. */
  siteUrl: string;
  /** ISO 8601, in the dealer's time zone. */
  today: string;
  find: FindPlace;
};

/** An entry that may redirect: its `from` is nobody else's, and nothing is there. */
type Claim = { entry: CmsEntry; from: string; to: To; isTemporary: boolean };

type End =
  | { kind: 'end'; to: string; isTemporary: boolean; wasMended: boolean }
  | { kind: 'loop'; paths: string[] }
  | { kind: 'nowhere'; path: string };

export type Resolved = { redirects: CmsRedirect[]; findings: ContentFinding[] };

/** The paths of this site that entries name, so that a build can look what is there. */
export function listPaths(entries: readonly CmsEntry[], siteUrl: string): string[] {
  const paths = entries.flatMap((entry) => {
    const [from, to] = [readFrom(getValue(entry, 'from'), siteUrl), readTo(getValue(entry, 'to'), siteUrl)];
    return [typeof from === 'string' ? [] : from.path, typeof to === 'string' || to.kind !== 'here' ? [] : to.path];
  });
  return [...new Set(paths.flat())];
}

/**
 * The redirects of editors' entries, and what is to be said of those that lead nobody anywhere or elsewhere than
 * written. Each leads in one step to a page or file of the site, or to an https address; none is where something is.
 */
export function resolveRedirects(entries: readonly CmsEntry[], site: Site): Resolved {
  const said: ContentFinding[] = [];
  const claims = new Map<string, Claim>();
  const current = entries.filter((entry) => !isOver(entry, site.today)).sort(byAge);
  for (const entry of current) {
    const claim = readClaim(entry, site, said);
    if (claim === null) continue;
    const key = toRedirectKey(claim.from);
    const before = claims.get(key);
    if (before === undefined) claims.set(key, claim);
    else said.push(findings.toDouble(entry, before.entry));
  }
  const redirects = [...claims].sort(byKey).flatMap(([, claim]): CmsRedirect[] => {
    const end = follow(claim, claims, site.find);
    if (end.kind === 'loop') said.push(findings.toLoop(claim.entry, end.paths));
    if (end.kind === 'nowhere') said.push(findings.toNowhere(claim.entry, end.path));
    if (end.kind !== 'end') return [];
    if (end.wasMended) said.push(findings.toChain(claim.entry, end.to));
    return [{ from: claim.from, to: end.to, status: end.isTemporary ? 302 : 301 }];
  });
  return { redirects, findings: said };
}

function isOver(entry: CmsEntry, today: string): boolean {
  const until = getValue(entry, 'until');
  return isDate(until) && until.slice(0, 10) < today;
}

/** The oldest first; of two that are as old, or whose age is not known, the one whose id comes first. */
function byAge({ sys: one }: CmsEntry, { sys: other }: CmsEntry): number {
  const [first, second] = [one, other].map(({ createdAt = '', id }) => `${createdAt} ${id}`) as [string, string];
  return first < second ? -1 : 1;
}

/** The same file whatever the order of entries. */
function byKey([one]: readonly [string, Claim], [other]: readonly [string, Claim]): number {
  return one < other ? -1 : 1;
}

/** Reads one entry; null, and said, when it cannot redirect. */
function readClaim(entry: CmsEntry, { siteUrl, find }: Site, said: ContentFinding[]): Claim | null {
  const from = readFrom(getValue(entry, 'from'), siteUrl);
  const to = readTo(getValue(entry, 'to'), siteUrl);
  if (typeof from === 'string') said.push(findings.toAddressFault(entry, 'from', from));
  if (typeof to === 'string') said.push(findings.toAddressFault(entry, 'to', to));
  if (typeof from === 'string' || typeof to === 'string') return null;
  const place = find(from.path);
  if (place !== null) {
    said.push(findings.toTaken(entry, place));
    return null;
  }
  if (from.hasQuery) said.push(findings.toDroppedQuery(entry, from.path));
  return { entry, from: from.path, to, isTemporary: getValue(entry, 'until') !== null };
}

/** Follows a redirect to its end, over other entries and over earlier addresses of pages. */
function follow(first: Claim, claims: ReadonlyMap<string, Claim>, find: FindPlace): End {
  const seen = [first];
  for (let claim = first; ;) {
    const { to } = claim;
    const isTemporary = seen.some((one) => one.isTemporary);
    if (to.kind === 'elsewhere') return { kind: 'end', to: to.href, isTemporary, wasMended: seen.length > 1 };
    const place = find(to.path);
    if (place?.kind === 'reserved') return { kind: 'nowhere', path: to.path };
    if (place !== null) {
      const wasMended = seen.length > 1 || place.kind === 'moved';
      return { kind: 'end', to: toHref(place.path, to.rest), isTemporary, wasMended };
    }
    const next = claims.get(toRedirectKey(to.path));
    if (next === undefined) return { kind: 'nowhere', path: to.path };
    if (seen.includes(next)) return { kind: 'loop', paths: [...seen, next].map(({ from }) => from) };
    seen.push(next);
    claim = next;
  }
}
