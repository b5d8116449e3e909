/** Sent with every answer, by our own server and by every other host (`deploy/`). Names are in lower case. */
export const commonHeaders = { 'x-content-type-options': 'nosniff' } as const;

/**
 * Sent with all that a browser may show by itself. They say nothing of the parts of a page, which come by the dozen: a
 * third of a small one.
 */
export const securityHeaders = {
  ...commonHeaders,
  // Without subdomains: what else the dealer runs there may not be ours.
  'strict-transport-security': 'max-age=31536000',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** What mostly pages ask for, by the ending of its address. */
export const partEnding = '\\.(js|css|json|woff2|avif|webp|png|jpg|svg)$';

/**
 * A drawing that is opened by itself is a document, which could run scripts: it gets no rights at all, in few words.
 */
export const drawingEnding = '\\.svg$';
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";

const part = new RegExp(partEnding);
const drawing = new RegExp(drawingEnding);

/** @param file a path within a release */
export function getSecurityHeaders(file: string): Readonly<Record<string, string>> {
  if (drawing.test(file)) return { ...commonHeaders, 'content-security-policy': drawingPolicy };
  return part.test(file) ? commonHeaders : securityHeaders;
}

/** How long a browser keeps a file before it asks again whether there is a newer one. */
export const cacheControl = {
  forever: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
} as const;

/**
 * A file with a hash of its content in its name never changes: folders of such files, and what follows a name in any
 * folder.
 */
export const hashedFolders = ['static'] as const;
/** Few, because every page has the names of its files, and the scripts those of all. Releases of before had twenty. */
export const hashDigits = 12;
export const hashedEnding = `[.-][0-9a-f]{${String(hashDigits)},20}\\.(js|css)(\\.LICENSE\\.txt)?$`;

const hashed = new RegExp(`^(${hashedFolders.join('|')})/|${hashedEnding}`);

/** Whether a file of a release (a path without slash in front) stays the same for ever. */
export function isHashed(file: string): boolean {
  return hashed.test(file);
}

export function getCacheControl(file: string): string {
  return isHashed(file) ? cacheControl.forever : cacheControl.revalidated;
}
