import { removeHidden, toGap } from './html-names';
import { createNesting, isAllowedTag } from './html-nesting';
import { splitTags } from './split-tags';

/** In characters; far more than a dealer writes about an item. The rest is cut off. */
const longest = 50_000;

/**
 * Sanitizes a dealer's description, which is untrusted HTML. Kept: paragraphs, lists, headings and emphasis, without
 * attributes and always closed. Other HTML elements are replaced by their text, each block and table row on its own
 * line. Unknown tags are text. A text without blocks keeps its line breaks.
 *
 * Safe by construction: tags come from a table of thirteen names (`html-nesting.ts`), everything else is escaped
 * text, and of a tag in the input only its name is read.
 * @example toSafeHtml('<b>Nieuw') // '<b>Nieuw</b>'
 * @example toSafeHtml('<div>Fendt</div><div>< 5 t</div>') // 'Fendt<br>&lt; 5 t'
 */
export function toSafeHtml(text: string): string {
  const nesting = createNesting();
  const parts = splitTags(toReadable(text)).map(({ text, tag }) => {
    if (tag === undefined) return nesting.toText(text);
    const { name, isClosing } = tag;
    if (isAllowedTag(name)) return isClosing && name !== 'br' ? nesting.toClosing(name) : nesting.toOpening(name);
    const gap = toGap(name);
    return gap === null ? nesting.toText(text) : nesting.toLeftOut(gap);
  });
  const html = parts.join('') + nesting.toEnd();
  if (!hasWords(html)) return '';
  return nesting.hasBlocks() ? html : html.replaceAll('\n', '<br>');
}

/** An empty editor sends an empty paragraph. */
function hasWords(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';
}

/** Removes control characters (raw or as entities), comments and hidden content. */
function toReadable(text: string): string {
  const readable = text
    .slice(0, longest)
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])[\p{Cc}\p{Cs}]/gu, '')
    .replace(/&#(0*([0-8]|1[124-9]|2\d|3[01]|127)|x0*([0-8bcef]|1[\da-f]|7f));/gi, '');
  return removeHidden(removeComments(readable)).trim();
}

/**
 * Removes comments: they are not meant for visitors (a note to a colleague, leftovers of a word processor). An unclosed
 * comment would swallow the rest of the text, and stays as text.
 */
function removeComments(text: string): string {
  return text
    .split('-->')
    .map((part, index, parts) => {
      if (index === parts.length - 1) return part;
      const start = part.indexOf('<!--');
      return start === -1 ? `${part}-->` : part.slice(0, start);
    })
    .join('');
}
