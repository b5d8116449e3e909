/** Sent with every response, by our own server and by every other host (`deploy/`). Names are in lower case. */
export const commonHeaders = { 'x-content-type-options': 'nosniff' } as const;

/**
 * Sent with every document. Subresources do without them: a page loads dozens, and these headers would be a third of a
 * small one.
 */
export const securityHeaders = {
  ...commonHeaders,
  // Without `includeSubDomains`: the dealer's subdomains may not be ours.
  'strict-transport-security': 'max-age=31536000',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Pathname endings of subresources. */
export const partEnding = '\\.(js|css|json|woff2|avif|webp|png|jpg|svg)$';

/** An SVG opened as a document could run scripts: this policy denies it everything. */
export const drawingEnding = '\\.svg$';
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";

const part = new RegExp(partEnding);
const drawing = new RegExp(drawingEnding);

/** @param file a path within a release */
export function getSecurityHeaders(file: string): Readonly<Record<string, string>> {
  if (drawing.test(file)) return { ...commonHeaders, 'content-security-policy': drawingPolicy };
  return part.test(file) ? commonHeaders : securityHeaders;
}

/** How long a browser uses a file before it revalidates it. */
export const cacheControl = {
  forever: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
} as const;

/**
 * Files that never change because their name contains a content hash: whole folders, and name endings in any folder.
 */
export const hashedFolders = ['static'] as const;
/**
 * Few digits, because every page contains these names, and the scripts contain all of them. Older releases had twenty.
 */
export const hashDigits = 12;
export const hashedEnding = `[.-][0-9a-f]{${String(hashDigits)},20}\\.(js|css)(\\.LICENSE\\.txt)?$`;

const hashed = new RegExp(`^(${hashedFolders.join('|')})/|${hashedEnding}`);

/** Whether a file of a release (a path without leading slash) is immutable. */
export function isHashed(file: string): boolean {
  return hashed.test(file);
}

export function getCacheControl(file: string): string {
  return isHashed(file) ? cacheControl.forever : cacheControl.revalidated;
}
