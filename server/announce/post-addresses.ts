import { parseRetryAfter } from '../../src/lib/retry-after';

import { toKeyPath } from './add-key-file';
import type { AnnounceSettings } from './announce-settings';

/**
 * What became of a post: accepted; to be repeated, not before some seconds if the answer says so; the key is not
 * accepted, which the site's owner can change; or the post is wrong, and would be again.
 */
export type PostResult =
  | { kind: 'accepted' }
  | { kind: 'later'; reason: string; seconds: number | null }
  | { kind: 'key-refused' | 'refused'; reason: string };

/** Addresses in one post (https://www.indexnow.org/documentation). */
export const maxAddresses = 10_000;
const timeoutMs = 10_000;

type Post = AnnounceSettings & { siteUrl: string; addresses: readonly string[] };

/**
 * Posts changed addresses by the protocol of IndexNow. 200 and 202 (the key is yet to be checked) are success; 429, any
 * status of 500 and more and a failing network pass; 403 is about the key; 400 and 422 are about the addresses.
 * @param post `addresses`: whole addresses of the site, `maxAddresses` at most
 */
export async function postAddresses({ endpoint, key, siteUrl, addresses }: Post): Promise<PostResult> {
  const body = { host: new URL(siteUrl).host, key, keyLocation: siteUrl + toKeyPath(key), urlList: addresses };
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      // Followed, a redirect of some statuses would become a GET that says 200 and announces nothing.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return toResult(response.status, response.headers.get('retry-after'));
  } catch (error) {
    // `fetch failed` says nothing; its cause does.
    const { cause } = error as { cause?: unknown };
    return { kind: 'later', reason: String(cause ?? error), seconds: null };
  }
}

function toResult(status: number, retryAfter: string | null): PostResult {
  if (status === 200 || status === 202) return { kind: 'accepted' };
  const reason = `it answered with status ${String(status)}`;
  if (status === 429 || status >= 500)
    return { kind: 'later', reason, seconds: parseRetryAfter(retryAfter, Date.now()) };
  return { kind: status === 403 ? 'key-refused' : 'refused', reason };
}
