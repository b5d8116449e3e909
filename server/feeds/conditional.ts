import type { IncomingHttpHeaders } from 'node:http';

import { parseHttpDate } from '../site/http-date';

export type Validators = {
  /** A weak tag, with its quotes. */
  etag: string;
  /** In milliseconds. */
  changed: number;
};

/** Whether a client has this answer already (RFC 9110, 13.2.2): a tag weighs more than a date. */
export function isUnchanged(headers: IncomingHttpHeaders, { etag, changed }: Validators): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((tag) => ['*', etag].includes(tag.trim()));
  const since = parseHttpDate(headers['if-modified-since'] ?? '');
  // Dates have whole seconds.
  return since !== null && Math.floor(changed / 1000) * 1000 <= since;
}
