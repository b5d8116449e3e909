import { feedsPath } from '../../src/features/stock/model/seo/filter-feed';
import { matchPath } from '../../src/i18n/paths';
import type { RouteId } from '../../src/i18n/routes';

/**
 * What a request asks for: the route of a page, or what is no page. `other` are pages of editors, former addresses and
 * what nobody knows. A bounded set, whatever is asked for: it is a label of metrics.
 */
export type PageKind = RouteId | 'file' | 'feed' | 'hook' | 'other';

/** No route has a dot in an address; a file does, in its last segment. */
const file = /\.\w+$/;
/** With one slash more as well: editors easily add one. */
const hook = /^\/{1,2}hooks\//;

/** @param url path and query as the request has them */
export function toPageKind(url: string): PageKind {
  const queryAt = url.indexOf('?');
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  if (path === feedsPath || path.startsWith(`${feedsPath}/`)) return 'feed';
  if (file.test(path)) return 'file';
  if (hook.test(path)) return 'hook';
  return matchPath(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)?.route ?? 'other';
}
