import { BLOCKS, INLINES, type Block, type Document, type Inline, type Text } from '@contentful/rich-text-types';

import { toLink } from '../contentful-format';

/**
 * Converts marked text to a Contentful rich text document, so that long copy can be read and edited as text. An empty
 * line separates blocks: `## heading`, `### smaller heading`, `- item`, `1. item`, `| cell | cell |` (first row:
 * headings), `![picture](asset-id)`, `![video](entry:entry-id)`, or a paragraph. Inline: `**bold**` and
 * `[words](target)`, where the target is a web, `mailto:` or `tel:` address, or `page:contact` for a page of the site.
 */
export function toRichText(marked: string): Document {
  const blocks = marked
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').map((line) => line.trim()));
  return { nodeType: BLOCKS.DOCUMENT, data: {}, content: blocks.map(toBlock) as Document['content'] };
}

/** Returns the id of the entry with the words of a page, e.g. `page-contact`. */
export function toPageId(route: string): string {
  return `page-${route}`;
}

function toBlock(lines: string[]): Block {
  const first = lines[0] ?? '';
  const picture = /^!\[.*\]\((.+)\)$/.exec(first)?.[1];
  const entry = /^entry:(.+)$/.exec(picture ?? '')?.[1];
  if (entry) return { nodeType: BLOCKS.EMBEDDED_ENTRY, data: { target: toLink('Entry', entry) }, content: [] };
  if (picture) return { nodeType: BLOCKS.EMBEDDED_ASSET, data: { target: toLink('Asset', picture) }, content: [] };
  if (first.startsWith('### ')) return toInlineBlock(BLOCKS.HEADING_3, first.slice(4));
  if (first.startsWith('## ')) return toInlineBlock(BLOCKS.HEADING_2, first.slice(3));
  if (first.startsWith('- ')) return toList(BLOCKS.UL_LIST, toItems(lines, /^- /));
  if (first.startsWith('1. ')) return toList(BLOCKS.OL_LIST, toItems(lines, /^\d+\. /));
  if (first.startsWith('|')) return toTable(lines);
  return toInlineBlock(BLOCKS.PARAGRAPH, lines.join(' '));
}

/** A line without a marker continues the item before it. */
function toItems(lines: string[], marker: RegExp): string[] {
  return lines
    .join('\n')
    .replace(/\n(?!- |\d+\. )/g, ' ')
    .split('\n')
    .map((line) => line.replace(marker, ''));
}

function toList(nodeType: BLOCKS, items: string[]): Block {
  return toParent(
    nodeType,
    items.map((item) => toParent(BLOCKS.LIST_ITEM, [toInlineBlock(BLOCKS.PARAGRAPH, item)])),
  );
}

function toTable(lines: string[]): Block {
  const rows = lines.map((line, index) => {
    const nodeType = index === 0 ? BLOCKS.TABLE_HEADER_CELL : BLOCKS.TABLE_CELL;
    const cells = line.split('|').slice(1, -1);
    const content = cells.map((cell) => toParent(nodeType, [toInlineBlock(BLOCKS.PARAGRAPH, cell.trim())]));
    return toParent(BLOCKS.TABLE_ROW, content);
  });
  return toParent(BLOCKS.TABLE, rows);
}

function toParent(nodeType: BLOCKS, content: Block[]): Block {
  return { nodeType, data: {}, content };
}

function toInlineBlock(nodeType: BLOCKS, text: string): Block {
  const parts = text.split(/(\*\*.+?\*\*|\[.+?\]\(.+?\))/).filter((part) => part !== '');
  return { nodeType, data: {}, content: parts.map(toInline) };
}

function toInline(part: string): Inline | Text {
  const bold = /^\*\*(.+)\*\*$/.exec(part)?.[1];
  if (bold !== undefined) return toText(bold, [{ type: 'bold' }]);
  const [, words, target] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
  if (words === undefined || target === undefined) return toText(part, []);
  const content = [toText(words, [])];
  return target.startsWith('page:')
    ? {
        nodeType: INLINES.ENTRY_HYPERLINK,
        data: { target: toLink('Entry', toPageId(target.slice('page:'.length))) },
        content,
      }
    : { nodeType: INLINES.HYPERLINK, data: { uri: target }, content };
}

function toText(value: string, marks: Text['marks']): Text {
  return { nodeType: 'text', value, marks, data: {} };
}
