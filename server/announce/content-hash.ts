import { createHash } from 'node:crypto';

/** What is between tags of these is no text of the page. Of scripts, structured data is (`application/ld+json`). */
const silent = /<(script|style|noscript|template)\b([^>]*)>([\s\S]*?)<\/\1\s*>/g;
/** React escapes `>` in attributes; a stock's or editor's HTML may not. */
const tag = /<(\/?[a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^">'])*)>/gi;
const relations = /\srel="(?:canonical|alternate|next|prev)"/;

/**
 * A hash of what a page says: its text, its title, language and description, where its links lead, its images and its
 * structured data. Not of how it is delivered: names of scripts and styles, classes and flags, which a new version of
 * the code changes in every page.
 * @param html a built page
 * @returns 22 characters of base64url
 */
export function hashContent(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(silent, (_all, _name, attributes: string, inner: string) =>
      attributes.includes('application/ld+json') ? inner : '',
    )
    .replace(tag, (_all, name: string, attributes: string) => readTag(name.toLowerCase(), attributes))
    .replace(/\s+/g, ' ');
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** What tags say to whoever reads the page: the others only say how it looks. */
const told: Readonly<Record<string, RegExp>> = {
  html: toPattern('lang'),
  meta: toPattern('name|property|content'),
  link: toPattern('rel|href|hreflang'),
  a: toPattern('href'),
  img: toPattern('src|alt'),
};

/** Finds attributes with these names. A placeholder that is in the page itself is no image. */
function toPattern(names: string): RegExp {
  return new RegExp(`\\s(?:${names})="(?!data:)[^"]*"`, 'gi');
}

/** The attributes that count, in an order of their own. */
function readTag(name: string, attributes: string): string {
  const pattern = told[name];
  if (pattern === undefined) return ' ';
  if (name === 'meta' && attributes.includes('name="generator"')) return ' ';
  if (name === 'link' && !relations.test(attributes)) return ' ';
  return ` ${(attributes.match(pattern) ?? []).sort().join('')} `;
}
