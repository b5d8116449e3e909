import { toKeyPath } from './add-key-file';
import type { AnnounceSettings } from './announce-settings';
import type { PostResult } from './post-addresses';

type Post = AnnounceSettings & {
  siteUrl: string;
  /** How many addresses were posted. */
  count: number;
  /** When it is tried again, ISO 8601; null if it is not. */
  nextRetry: string | null;
};

/** What became of a post, in a line for the log. */
export function describePost(result: PostResult, { endpoint, key, siteUrl, count, nextRetry }: Post): string {
  const what = `${String(count)} changed ${count === 1 ? 'address' : 'addresses'}`;
  if (result.kind === 'accepted') return `IndexNow: ${what} announced.`;
  const then = {
    later: `It is tried again at ${nextRetry ?? 'once'}.`,
    'key-refused': `Is ${siteUrl}${toKeyPath(key)} public? It is tried again with the next release or after a restart.`,
    refused: 'It is not tried again: sitemaps have them.',
  }[result.kind];
  return `IndexNow: ${what} could not be announced to ${endpoint}: ${result.reason}. ${then}`;
}
