import { slugify } from '../../lib/slugify';

/** Gatsby cuts long paths off, and links to them would lead nowhere. */
const longest = 80;

/**
 * How an address ends by what an editor wrote. A slug that was not written as the CMS asks for (in an import, or a
 * draft) is taken for what it would be; null for none.
 */
export function toSlug(slug: unknown): string | null {
  return typeof slug === 'string' ? slugify(slug).slice(0, longest).replace(/-$/, '') || null : null;
}

/**
 * How an address ends by the id of an entry (1 to 64 letters, digits, `-`, `_` and `.`). Servers and hosts take what
 * follows a dot for a kind of file, and hide what begins with one.
 * @param without what stands for an id of dots
 */
export function toIdSegment(id: string, without: string): string {
  if (!id.includes('.')) return id;
  return id.replace(/\.+/g, '-').replace(/^-+|-+$/g, '') || without;
}
