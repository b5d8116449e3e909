import fastify from 'fastify';

import { log } from '../log/log';

import { addMirror, type Frame } from './add-mirror';
import type { Drafts } from './drafts';
import { followTypes } from './follow-types';
import type { CmsAccess, CmsReader } from './read-cms';

/** Content types are changed by developers, and rarely. */
const typesMs = 15_000;
const loopback = '127.0.0.1';

/** Reads all drafts, and offers them to Gatsby on this machine. */
export async function startMirror(reader: CmsReader, drafts: Drafts, { spaceId, environment }: CmsAccess) {
  const frame: Frame = await reader.readFrame();
  await readDrafts(reader, drafts);
  const server = fastify({ forceCloseConnections: true });
  let host = '';
  addMirror(server, { drafts, frame, spaceId, environment, getHost: () => host });
  const url = await server.listen({ port: 0, host: loopback });
  host = new URL(url).host;
  const setFrame = (now: Frame) => void Object.assign(frame, now);
  return { url, start: { ...frame }, setFrame, close: () => server.close() };
}

async function readDrafts(reader: CmsReader, drafts: Drafts): Promise<void> {
  const [assets, entries] = [await reader.readAll('Asset'), await reader.readAll('Entry')];
  drafts.replace('Asset', assets);
  drafts.replace('Entry', entries);
}

type Followed = {
  reader: CmsReader;
  drafts: Drafts;
  mirror: Awaited<ReturnType<typeof startMirror>>;
  /** Has the development server begin anew. */
  restart: () => void;
};

/** Has the mirror offer content types and locales as the CMS has them now, and Gatsby begin anew with them. */
export function followMirrored({ reader, drafts, mirror, restart }: Followed) {
  return followTypes({
    ...{ start: mirror.start, read: reader.readFrame, intervalMs: typesMs },
    onChange: async (frame, ids) => {
      // A field that is gone is gone from entries that are as old as before.
      await readDrafts(reader, drafts);
      mirror.setFrame(frame);
      const what = ids.length === 0 ? 'The locales' : `Content types (${ids.join(', ')})`;
      log.info(`${what} of the CMS have changed: the development server starts again with them.`);
      restart();
    },
  });
}
