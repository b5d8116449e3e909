import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import {
  feedLimits,
  feedsPath,
  hasFewFilters,
  parseFeedFilter,
  parseFeedFormat,
  type FeedFormat,
} from '../../src/features/stock/model/seo/filter-feed';
import { isLocale } from '../../src/i18n/locales';
import { noteReason } from '../log/log-requests';
import type { CurrentRelease } from '../site/current-release';

import { isUnchanged } from './conditional';
import type { FeedTrouble, Feeds } from './create-feeds';

const types: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

/** The status, the text, and after how many seconds to try again. */
const troubles: Readonly<Record<FeedTrouble, [number, string, number?]>> = {
  unknown: [404, 'There is no such sector.'],
  busy: [503, 'Too many feeds are being fetched.', 10],
  failed: [503, 'The stock cannot be reached.', 60],
};

/** As long as the server itself keeps what it got from the stock API. */
const cacheControl = 'public, max-age=300';

/**
 * Adds `GET /feeds/{locale}?…`, the newest stock items of any list with filters, as RSS or (`format=json`, or by
 * `Accept`) as JSON Feed, and `GET /feeds`, which answers 204. Answers 400 for too many filters, 404 for an unknown
 * language or sector, 414 for too long an address, 503 with `Retry-After` when the stock API fails or is busy.
 */
export function addFeeds(server: FastifyInstance, current: CurrentRelease, feeds: Feeds): void {
  server.get(feedsPath, (_request, reply) => reply.code(204).header('cache-control', 'no-store').send());
  server.get<{ Params: { locale: string } }>(`${feedsPath}/:locale`, async (request, reply) => {
    const { locale } = request.params;
    reply.header('x-robots-tag', 'noindex');
    if (!isLocale(locale)) return refuse(reply, 404, 'There are no feeds in this language.');
    if (request.url.length > feedLimits.address) return refuse(reply, 414, 'The address is too long.');
    const search = request.url.slice(request.url.indexOf('?') + 1 || request.url.length);
    const filter = parseFeedFilter(search);
    if (filter === null) return refuse(reply, 404, 'There is no such sector.');
    if (!hasFewFilters(filter)) return refuse(reply, 400, 'There are too many filters.');
    const release = await current.load();
    if (release === null) return refuse(reply, 503, 'There is no release yet.', 60);
    const format = parseFeedFormat(search) ?? readAccept(request);
    const answer = await feeds.get({ filter, locale, format, release });
    if (answer.status !== 'ok') return refuse(reply, ...troubles[answer.status]);
    const { document } = answer;
    reply.headers({
      'cache-control': cacheControl,
      vary: 'accept, accept-encoding',
      etag: document.etag,
      'last-modified': new Date(document.changed).toUTCString(),
      // As the feeds of the build have it: browsers show XML as a document.
      'content-security-policy': release.description.contentSecurityPolicy,
    });
    if (isUnchanged(request.headers, document)) return reply.code(304).send();
    reply.type(types[format]).compress(document.body);
    return reply;
  });
}

/** RSS unless the client names JSON and no XML. */
function readAccept({ headers: { accept = '' } }: FastifyRequest): FeedFormat {
  return /\bjson\b/i.test(accept) && !/\b(rss|xml)\b/i.test(accept) ? 'json' : 'rss';
}

/** @param retrySeconds when to try again */
function refuse(reply: FastifyReply, status: number, text: string, retrySeconds?: number): FastifyReply {
  if (retrySeconds !== undefined) reply.header('retry-after', String(retrySeconds));
  if (status >= 500) noteReason(reply.request, text);
  return reply.code(status).header('cache-control', 'no-store').type('text/plain').send(text);
}
