import { legacyPaths } from '../../src/config/redirects';
import { cleanPath, maxRules } from '../../src/i18n/clean-path';
import { defaultLocale } from '../../src/i18n/locales';
import { splitLoosely, toCanonicalPath } from '../../src/i18n/loose-paths';
import { splitLocale, toLocalePath } from '../../src/i18n/paths';
import { isCompressed } from '../releases/compress-file';

/**
 * The response to a path: files of the release to try in order; a permanent redirect to a decoded path, with the query
 * and its question mark; or an error.
 */
export type Resolution =
  | { kind: 'file'; path: string; files: readonly string[]; notFound: string }
  | { kind: 'redirect'; path: string; query: string }
  | { kind: 'error'; notFound: string };

const legacy: ReadonlySet<string> = new Set(legacyPaths.map((path) => path.toLowerCase()));

/**
 * Resolves a URL without reading files (spec section 2; the redirects are those of the tables).
 * @param url path and query as the request has them, e.g. `/en/trucks?x=1`
 */
export function resolveRequest(url: string): Resolution {
  let resolution = resolveOnce(url);
  // One redirect, even for several reasons.
  for (let rule = 0; rule < maxRules && resolution.kind === 'redirect'; rule += 1) {
    const next = resolveOnce(encodeURI(resolution.path) + resolution.query);
    if (next.kind !== 'redirect') break;
    resolution = next;
  }
  return resolution;
}

function resolveOnce(url: string): Resolution {
  const queryAt = url.indexOf('?');
  const rawPath = queryAt === -1 ? url : url.slice(0, queryAt);
  const query = queryAt === -1 ? '' : url.slice(queryAt);
  const read = cleanPath(rawPath);
  if (read === null) return { kind: 'error', notFound: toErrorFile(rawPath, 404) };
  const { written, decoded: path, clean } = read;
  const [locale, rest] = splitLoosely(clean);
  if (locale === defaultLocale && legacy.has(rest.toLowerCase())) return { kind: 'redirect', path: '/', query: '' };
  const canonical = toCanonicalPath(clean) ?? clean;
  if (canonical !== path || written !== rawPath) return { kind: 'redirect', path: canonical, query };
  const notFound = toErrorFile(clean, 404);
  if (isErrorPage(clean) || isHidden(clean)) return { kind: 'error', notFound };
  return {
    kind: 'file',
    path: clean,
    files: [clean === '/' ? 'index.html' : `${clean.slice(1)}/index.html`, clean.slice(1)],
    notFound,
  };
}

/** The error page in the language of a path. */
export function toErrorFile(path: string, status: 404 | 500): string {
  return `${toLocalePath(splitLocale(path)[0], `/${String(status)}`).slice(1)}/index.html`;
}

function isErrorPage(path: string): boolean {
  const [, rest] = splitLocale(path);
  return /^\/((404|500)(\.html)?|live-machine\.html)$/.test(rest);
}

/** Files of a release for hosts and for the server, and compressed forms, which have no URL. */
function isHidden(path: string): boolean {
  return (
    /^\/(release\.json|nginx(-machines)?\.conf|_headers|_redirects)$|\/\.(?!well-known\/)/.test(path) ||
    isCompressed(path)
  );
}
