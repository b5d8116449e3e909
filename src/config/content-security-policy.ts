import { mapOrigin } from './map-source';
import { getTrustedTypesPolicies } from './trusted-types';
import type { VideoSources } from './video-sources';

/** Extra origins that a deployment allows, by directive, e.g. those of a tag manager. */
export type AllowedOrigins = Readonly<Record<'script' | 'connect' | 'img' | 'frame', readonly string[]>>;

type Sources = {
  /** Hashes of the pages' inline scripts, e.g. `sha256-…=`. */
  scriptHashes: readonly string[];
  /** The stock API, which the browser calls too, and the service that resizes its images. */
  stock: { apiUrl: string; imageTemplate: string | null };
  allowed: AllowedOrigins;
  /** What the videos of the content are loaded from; without it there are none. */
  videos?: VideoSources;
};

/**
 * The Content Security Policy of a build. Scripts come from the site or are allowed by hash. Inline styles are allowed:
 * React writes `style` attributes, and Gatsby inlines the site's styles into each page. Stock images may come from any
 * host until the deployment restricts them (`CSP_IMG`), and over http: browsers upgrade to https where they can. There
 * is one policy for all pages; videos and their players are in it only where the content has some. Text becomes code
 * only through the policies of `trusted-types.ts`.
 */
export function toContentSecurityPolicy({ scriptHashes, stock, allowed, videos }: Sources): string {
  const api = toOrigins(stock.apiUrl);
  const pictures =
    allowed.img.length > 0 ? [...toOrigins(stock.imageTemplate ?? ''), ...allowed.img] : ['https:', 'http:'];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...allowed.script],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...pictures],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...allowed.connect],
    'frame-src': [mapOrigin, ...(videos?.players ?? []), ...allowed.frame],
    ...(videos?.hasFiles === true && { 'media-src': ["'self'"] }),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': getTrustedTypesPolicies(allowed.script.length > 0),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** The origins of an address or an address template, if it is absolute. */
function toOrigins(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
