import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as v from 'valibot';

import { ContentfulError } from '../contentful-error';
import type { Content } from '../store/content-store';
import { toKey } from '../store/managed';
import { saveJson, toHash } from '../store/revisions';

import { parseCount, type Query } from './entry-query';
import { toDeleted, toDeliveredAsset, toDeliveredEntry, type SpaceAddress } from './to-delivery';

/** The state of a client: the key of every entry and asset, with the hash of its content. */
type Snapshot = Readonly<Record<string, string>>;

const snapshotSchema = v.record(v.string(), v.string());

/** The position in a long answer: `since` is the client's state, `until` the new one, `after` the last key sent. */
const pageSchema = v.object({
  since: v.optional(v.string()),
  until: v.string(),
  after: v.optional(v.string()),
  limit: v.number(),
});

const pageBounds = { default: 1000, max: 1000 };

/**
 * Returns one answer of Contentful's `sync`. A sync token is the hash of the content published at that time, which is
 * stored as a file: tokens survive the server, and unchanged content gives the same token in every run.
 */
export async function getSyncAnswer(content: Content, query: Query, options: { space: SpaceAddress; dataDir: string }) {
  const { space, dataDir } = options;
  const current = toSnapshot(content);
  const page = await toPage(query, { current, dataDir });
  const since = page.since === undefined ? {} : await getSnapshot(page.since, dataDir);

  const items = [...toChanged(content, since, space), ...toGone(content, since, space)]
    .sort((left, right) => (left.key < right.key ? -1 : 1))
    .filter(({ key }) => page.after === undefined || key > page.after);
  const part = items.slice(0, page.limit);
  const last = part.at(-1);
  const base = `https://${space.host}/spaces/${space.spaceId}/environments/${space.environment}/sync?sync_token=`;
  return {
    sys: { type: 'Array' },
    items: part.map(({ item }) => item),
    ...(last && part.length < items.length
      ? { nextPageUrl: base + formatPage({ ...page, after: last.key }) }
      : { nextSyncUrl: base + page.until }),
  };
}

function toSnapshot(content: Content): Snapshot {
  const rows = [...content.entries, ...content.assets].map(
    ({ entity, revision }) => [toKey(entity), revision.hash] as const,
  );
  return Object.fromEntries(rows.sort(([left], [right]) => (left < right ? -1 : 1)));
}

async function toPage(query: Query, { current, dataDir }: { current: Snapshot; dataDir: string }) {
  const token = query.sync_token;
  if (token !== undefined) {
    const page = parsePage(token);
    if (page) return page;
  } else if (query.initial !== 'true') {
    throw new ContentfulError('BadRequest', 'Send initial=true or a sync_token.');
  }
  const until = toHash(current);
  await saveJson(toFile(until, dataDir), current);
  return { since: token, until, after: undefined, limit: Math.max(1, parseCount(query, 'limit', pageBounds)) };
}

/** Whether a token is the position in a long answer instead of a sync token. */
export function isPageToken(token: string): boolean {
  return parsePage(token) !== undefined;
}

function formatPage(page: v.InferOutput<typeof pageSchema>): string {
  return Buffer.from(JSON.stringify(page)).toString('base64url');
}

function parsePage(token: string): v.InferOutput<typeof pageSchema> | undefined {
  try {
    return v.parse(pageSchema, JSON.parse(Buffer.from(token, 'base64url').toString()));
  } catch {
    // Not a position in a long answer, so it is a sync token.
    return undefined;
  }
}

async function getSnapshot(token: string, dataDir: string): Promise<Snapshot> {
  const invalid = new ContentfulError('BadRequest', 'The sync token is invalid.');
  if (!/^[0-9a-f]{32}$/.test(token)) throw invalid;
  try {
    return v.parse(snapshotSchema, JSON.parse(await readFile(toFile(token, dataDir), 'utf8')));
  } catch {
    throw invalid;
  }
}

function toFile(token: string, dataDir: string): string {
  return join(dataDir, 'sync', `${token}.json`);
}

function toChanged({ entries, assets }: Content, since: Snapshot, space: SpaceAddress) {
  return [
    ...entries.map((one) => ({ ...one, item: toDeliveredEntry(one, space) })),
    ...assets.map((one) => ({ ...one, item: toDeliveredAsset(one, space) })),
  ]
    .map(({ entity, revision, item }) => ({ key: toKey(entity), hash: revision.hash, item }))
    .filter(({ key, hash }) => since[key] !== hash);
}

function toGone({ entries, assets, revisions }: Content, since: Snapshot, space: SpaceAddress) {
  const present = new Set([...entries, ...assets].map(({ entity }) => toKey(entity)));
  return Object.keys(since).flatMap((key) => {
    const revision = revisions[key];
    return revision && !present.has(key) ? [{ key, item: toDeleted(key, revision, space) }] : [];
  });
}
