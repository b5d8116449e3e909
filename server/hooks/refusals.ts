import type { IncomingHttpHeaders } from 'node:http';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { log } from '../log/log';

import { isSigned } from './contentful-signature';

type Settings = { contentfulSecret: string | null; hookToken: string | null };

/** Anybody can call: more lines would only fill the disk. */
const pauseMs = 60_000;

/**
 * Why a call was refused and which setting to compare, for the log alone: the caller learns nothing. Otherwise editors
 * publish and nothing comes, with nothing to be found here.
 */
export function explainRefusal(
  { headers }: { headers: IncomingHttpHeaders },
  { contentfulSecret, hookToken }: Settings,
): string {
  if (contentfulSecret !== null && isSigned({ headers }))
    return (
      'its signature is not one by HOOK_CONTENTFUL_SECRET, or was used before, or is older than five minutes. ' +
      'Compare the secret, HOOK_URL and the clock'
    );
  if (contentfulSecret === null && hookToken === null)
    return 'neither HOOK_CONTENTFUL_SECRET nor HOOK_TOKEN is set, so nobody may request a build';
  if (headers.authorization === undefined)
    return isSigned({ headers })
      ? 'it is signed, but HOOK_CONTENTFUL_SECRET is not set'
      : 'it has neither a signature of Contentful nor a token. Is request verification enabled there?';
  return hookToken === null ? 'it has a token, but HOOK_TOKEN is not set' : 'its token is not HOOK_TOKEN';
}

/** A line for each reason at most once a minute, with how many calls were refused for it since the last line. */
export function createRefusalLog(now: () => number = Date.now) {
  const last = new Map<string, { at: number; more: number }>();
  return {
    log(requestId: string, reason: string): void {
      const before = last.get(reason);
      if (before !== undefined && now() - before.at < pauseMs) {
        before.more += 1;
        return;
      }
      const more = before === undefined || before.more === 0 ? '' : ` (and ${String(before.more)} calls before it)`;
      last.set(reason, { at: now(), more: 0 });
      log.warn(`A call for a build was refused${more}: ${reason}.`, { requestId });
    },
  };
}

/** Answers calls that are refused with 401, and logs why. */
export function createRefuse(settings: Settings): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const refusals = createRefusalLog();
  return (request, reply) => {
    refusals.log(request.id, explainRefusal(request, settings));
    return reply.code(401).send({ message: 'Refused.' });
  };
}
