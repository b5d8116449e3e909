import { hasWords } from '../../lib/has-words';

import { addMark, type FieldMark } from './mark';

type Picture = { images?: { fallback?: { src?: unknown } } };

/** The data of an image with the mark in its address, from where it gets to the `<img>`. */
export function markPicture(data: unknown, mark: FieldMark | undefined): unknown {
  const { images } = (data ?? {}) as Picture;
  const src = images?.fallback?.src;
  if (typeof src !== 'string' || mark === undefined) return data;
  return { ...(data as object), images: { ...images, fallback: { ...images?.fallback, src: addMark(src, mark) } } };
}

/** A rich text, as JSON, with the mark behind each of its texts. What is no JSON stays as it is. */
export function markRichText(raw: unknown, mark: FieldMark | undefined): unknown {
  if (typeof raw !== 'string' || mark === undefined) return raw;
  try {
    return JSON.stringify(markPart(JSON.parse(raw), mark));
  } catch {
    return raw;
  }
}

function markPart(part: unknown, mark: FieldMark): unknown {
  if (typeof part !== 'object' || part === null) return part;
  const { nodeType, value, content } = part as { nodeType?: unknown; value?: unknown; content?: unknown };
  if (nodeType === 'text' && typeof value === 'string' && hasWords(value))
    return { ...part, value: addMark(value, mark) };
  return Array.isArray(content) ? { ...part, content: content.map((one) => markPart(one, mark)) } : part;
}
