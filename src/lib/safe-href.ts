const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * An address from outside that may stand in a link: http, https, mail or phone, or a path of this site. Null for
 * anything that could execute (`javascript:`, `data:`) or that only looks like a path (`//host`, `/\host`).
 */
export function toSafeHref(address: string): string | null {
  const trimmed = address.trim();
  if (/^[/#?](?![/\\])/.test(trimmed)) return trimmed;
  if (!URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  return schemes.includes(url.protocol) ? url.href : null;
}
