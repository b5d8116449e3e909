import { mapOrigin } from './map-source';

/** What a deployment allows beside the site itself: origins by directive, e.g. a tag manager's. */
export type AllowedOrigins = Readonly<Record<'script' | 'connect' | 'img' | 'frame', readonly string[]>>;

type Sources = {
  /** Hashes of the inline scripts of the pages, e.g. `sha256-…=`. */
  scriptHashes: readonly string[];
  /** The stock API, which the browser asks too, and the service that resizes its pictures. */
  stock: { apiUrl: string; imageTemplate: string | null };
  allowed: AllowedOrigins;
};

/**
 * The Content Security Policy of a build. Scripts come from the site or are known by their hash. Styles may stand in
 * the page: React writes them as attributes, and Gatsby puts the site's into each page. Photos of a stock may come from
 * any host until the deployment says which (`CSP_IMG`), over http as well: browsers ask for them by https where they
 * can.
 */
export function toContentSecurityPolicy({ scriptHashes, stock, allowed }: Sources): string {
  const api = toOrigins(stock.apiUrl);
  const pictures =
    allowed.img.length > 0 ? [...toOrigins(stock.imageTemplate ?? ''), ...allowed.img] : ['https:', 'http:'];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...allowed.script],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...pictures],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...allowed.connect],
    'frame-src': [mapOrigin, ...allowed.frame],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** The origin of an address or of a template for one, where it names its own. */
function toOrigins(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
