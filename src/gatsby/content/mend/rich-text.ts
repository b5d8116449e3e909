import { toSafeHref } from '../../../lib/safe-href';

import { mendTarget } from './addresses';

/**
 * A part of a rich text, of which nothing is sure. @see https://www.contentful.com/developers/docs/concepts/rich-text/
 */
export type TextPart = { nodeType: string; value?: unknown; data?: unknown; content?: unknown };

function isPart(value: unknown): value is TextPart {
  return typeof value === 'object' && value !== null && typeof (value as TextPart).nodeType === 'string';
}

/** The parts that stand directly in one. */
export function getParts({ content }: TextPart): TextPart[] {
  return Array.isArray(content) ? content.filter(isPart) : [];
}

/** All parts of a rich text in the order of reading, the whole first; none of what is no rich text. */
export function listParts(value: unknown): TextPart[] {
  const parts: TextPart[] = [];
  const pending = isPart(value) ? [value] : [];
  // Without recursion: something pasted may be nested deeper than a call may be.
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    parts.push(part);
    pending.push(...getParts(part).reverse());
  }
  return parts;
}

/** What is read of a part. */
export function getWords(part: TextPart): string {
  return listParts(part)
    .map(({ value }) => (typeof value === 'string' ? value : ''))
    .join('')
    .trim();
}

export const isHeading = ({ nodeType }: TextPart): boolean => /^heading-\d$/.test(nodeType);

/** A link with words, to whatever it leads. */
export const isLink = ({ nodeType }: TextPart): boolean => /hyperlink$/.test(nodeType);

/** Something that is seen without having words. */
export const isEmbedded = ({ nodeType }: TextPart): boolean => /^(embedded-|hr$)/.test(nodeType);

/** What a link was written with, or null for none. */
export function getUri({ nodeType, data }: TextPart): string | null {
  const uri = nodeType === 'hyperlink' ? (data as { uri?: unknown } | null | undefined)?.uri : null;
  return typeof uri === 'string' ? uri : null;
}

/**
 * A rich text with links that lead where they were meant to, and without headings of no words, which screen readers
 * announce. One with nothing to mend stays the same text.
 */
export function mendRichText(raw: string): string {
  try {
    const text: unknown = JSON.parse(raw);
    return mendPart(text) ? JSON.stringify(text) : raw;
  } catch {
    return raw;
  }
}

/** @returns whether anything was changed */
function mendPart(part: unknown): boolean {
  if (!isPart(part) || !Array.isArray(part.content)) return false;
  const kept = (part.content as unknown[]).filter((one) => !(isPart(one) && isHeading(one) && isBlank(one)));
  let isChanged = kept.length < part.content.length;
  part.content = kept;
  for (const one of kept) isChanged = mendPart(one) || isChanged;
  const uri = getUri(part);
  const target = uri === null ? null : toTarget(uri);
  if (target === null || target === uri) return isChanged;
  part.data = { ...(part.data as object), uri: target };
  return true;
}

/**
 * What cannot be mended the page shows as its words; where it would take it for an address all the same (`mailto:`), it
 * gets none.
 */
function toTarget(uri: string): string {
  return mendTarget(uri) ?? (toSafeHref(uri) === null ? uri : '');
}

/** Whether nothing of a part is read or seen. */
export function isBlank(part: TextPart): boolean {
  return getWords(part) === '' && !listParts(part).some(isEmbedded);
}

/** Whether a value of a field of rich text is one with nothing in it. */
export function isBlankText(value: unknown): boolean {
  return isPart(value) && isBlank(value);
}
