import { removeHidden, toGap } from './html-names';
import { createNesting, isAllowedTag } from './html-nesting';
import { splitTags } from './split-tags';

/** Characters; far more than a dealer writes about a machine. What comes after is cut off. */
const longest = 50_000;

/**
 * A dealer's description, which may hold simple HTML and is never trusted, as HTML that can be put into a page:
 * paragraphs, lists, headings and words that stand out, without any attribute and always closed. Of other elements of
 * HTML the words are kept, each block and row in a line of its own; what is no element of HTML is the text it is. Lines
 * of a text without blocks stay lines.
 *
 * It is safe by the way it is made: tags are written from a table of thirteen names (`html-nesting.ts`), everything
 * else is escaped text, and nothing of a tag but its name is ever looked at.
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

/** An editor that nobody typed in leaves an empty paragraph. */
function hasWords(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';
}

/** Without control characters, as such or as entities, without comments and what else nobody was to read. */
function toReadable(text: string): string {
  const readable = text
    .slice(0, longest)
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])[\p{Cc}\p{Cs}]/gu, '')
    .replace(/&#(0*([0-8]|1[124-9]|2\d|3[01]|127)|x0*([0-8bcef]|1[\da-f]|7f));/gi, '');
  return removeHidden(removeComments(readable)).trim();
}

/**
 * Comments go: whoever wrote one did not mean visitors to read it (a remark for a colleague, what a word processor
 * leaves behind). One that is never closed would take the rest of the text with it, and stays as text.
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
