import { createHash } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import { toBearer } from '../hooks/basic-password';
import { hasToken } from '../hooks/bearer-token';

import { renderDesk, type DeskStatus } from './desk-page';
import { deskStyles } from './desk-styles';
import type { ToEntryAddress } from './entry-address';
import { readDesk } from './read-desk';
import type { ReadWaiting } from './read-waiting';

type Options = {
  releasesDir: string;
  statusToken: string | null;
  /** Null where no CMS is configured. */
  readWaiting?: ReadWaiting | null;
  /** Where entries are edited; null where nobody knows. */
  toEntryAddress?: ToEntryAddress | null;
  getStatus: () => Promise<DeskStatus>;
};

const styleHash = createHash('sha256').update(deskStyles).digest('base64');
/** No script, no image and nothing of elsewhere: what entries and machines are called is text. */
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Adds `GET /desk`, the page for staff: what was published, what entries and machines lack. It has the token of the
 * status; a browser asks for it as a password (RFC 7617), with any name.
 */
export function addDesk(
  server: FastifyInstance,
  { releasesDir, statusToken, readWaiting = null, toEntryAddress = null, getStatus }: Options,
): void {
  server.get('/desk', async ({ headers }, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'content-security-policy': policy });
    if (!hasToken(statusToken, toBearer(headers.authorization)))
      return reply
        .code(401)
        .header('www-authenticate', 'Basic realm="The desk", charset="UTF-8"')
        .type('text/plain; charset=utf-8')
        .send('The password is the token of the status (STATUS_TOKEN).');
    const desk = await readDesk(releasesDir, readWaiting);
    if (desk === null) return reply.code(503).type('text/plain; charset=utf-8').send('There is no release yet.');
    return reply.type('text/html; charset=utf-8').send(renderDesk(desk, await getStatus(), toEntryAddress));
  });
}
