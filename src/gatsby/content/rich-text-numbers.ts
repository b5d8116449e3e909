import { INLINES } from '@contentful/rich-text-types';

import { toTelLink, toWhatsappLink } from './phone-numbers';

type RichNode = { nodeType?: unknown; data?: { uri?: unknown }; content?: unknown };

/** Where a link of a text leads to a number: `href` is the link as it works, null where the number is none. */
type NumberLink = { uri: string; href: string | null };

/** What can hold a link to a number at all; the rest need not be parsed. */
const mayHaveNumbers = /tel:|callto:|whatsapp|wa\.me/i;

/**
 * A rich text of the CMS, its links to numbers put right; one that leads nowhere has no address, and is shown as its
 * words.
 */
export function toTextWithNumbers(raw: string, region: string | null): string {
  if (!mayHaveNumbers.test(raw)) return raw;
  const document = parse(raw);
  for (const node of findLinks(document)) {
    const link = toNumberLink(node.data.uri, region);
    if (link !== null) node.data.uri = link.href ?? '';
  }
  return document === null ? raw : JSON.stringify(document);
}

/** The links of a text that lead to no number though they are to. @param document a rich text as the CMS gives it */
export function findDeadNumbers(document: unknown, region: string | null): string[] {
  return findLinks(document).flatMap(({ data: { uri } }) => (toNumberLink(uri, region)?.href === null ? [uri] : []));
}

/** What a link to a number leads to, or null for any other link. */
function toNumberLink(uri: string, region: string | null): NumberLink | null {
  if (/^\s*(?:tel|callto):/i.test(uri)) return { uri, href: toTelLink(decode(uri), region) };
  const chat = parseUrl(uri);
  if (chat === null) return null;
  const isShort = /^(?:www\.)?wa\.me$/i.test(chat.hostname);
  const isLong =
    chat.protocol === 'whatsapp:' || /^(?:www|api|web)\.whatsapp\.com$|^whatsapp\.com$/i.test(chat.hostname);
  const number = isShort ? decode(chat.pathname.slice(1)) : isLong ? chat.searchParams.get('phone') : null;
  // A message to whom the visitor chooses, or a code or catalogue of WhatsApp's own.
  if (number === null || !/^\W*\d/.test(number)) return null;
  const href = toWhatsappLink(toInternational(number), region);
  const text = chat.searchParams.get('text');
  return { uri, href: href === null || text === null ? href : `${href}?text=${encodeURIComponent(text)}` };
}

/** The links of WhatsApp itself have the country without a plus (in a query a plus is a space). */
function toInternational(number: string): string {
  return number.trim().replace(/^(?=[1-9])/, '+');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text.trim()) ? new URL(text.trim()) : null;
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

type LinkNode = RichNode & { data: { uri: string } };

function findLinks(node: unknown): LinkNode[] {
  if (typeof node !== 'object' || node === null) return [];
  const { nodeType, data, content } = node as RichNode;
  const inner = Array.isArray(content) ? content.flatMap(findLinks) : [];
  return nodeType === INLINES.HYPERLINK && typeof data?.uri === 'string' ? [node as LinkNode, ...inner] : inner;
}
