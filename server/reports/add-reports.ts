import type { FastifyInstance } from 'fastify';

import { reportsPath } from '../../src/lib/reports-path';
import { addPostRoute } from '../site/add-post-route';

import type { CountedReports } from './count-reports';
import { readReports } from './read-reports';

/** Browsers send several reports in one post, each with the addresses of the page and of what was blocked. */
const maxBytes = 32_768;

/**
 * Not `report-to`: a browser that knows it takes no notice of `report-uri`, and sends its reports a minute late, if it
 * is not closed before. A fault of a release is heard of at once this way.
 */
const reportDirective = `; report-uri ${reportsPath}`;

/**
 * Has every page's policy name where to report what it blocked, and adds `POST /csp-reports` (`addPostRoute` says how
 * it answers). Only a server with this answers there, so the policy of a release, which other hosts send as well, does
 * not name it.
 */
export function addReports(server: FastifyInstance, { add }: Pick<CountedReports, 'add'>): Promise<void> {
  server.addHook('onSend', (_request, reply, _payload, next) => {
    const policy = reply.getHeader('content-security-policy');
    // Drawings and the desk have policies without scripts.
    if (typeof policy === 'string' && policy.includes('script-src '))
      reply.header('content-security-policy', policy + reportDirective);
    next();
  });
  return addPostRoute(server, {
    path: reportsPath,
    maxBytes,
    invalid: 'These are no reports of a policy.',
    tooMany: 'Too many reports in this minute.',
    add(body) {
      const reports = readReports(body);
      if (reports === null) return 'invalid';
      return add(reports) ? 'added' : 'too many';
    },
  });
}
