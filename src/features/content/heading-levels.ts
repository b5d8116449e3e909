import { BLOCKS, type Block, type Document, type Inline, type Text } from '@contentful/rich-text-types';

const levels: Readonly<Partial<Record<string, number>>> = {
  [BLOCKS.HEADING_1]: 1,
  [BLOCKS.HEADING_2]: 2,
  [BLOCKS.HEADING_3]: 3,
  [BLOCKS.HEADING_4]: 4,
  [BLOCKS.HEADING_5]: 5,
  [BLOCKS.HEADING_6]: 6,
};

type TextNode = Document | Block | Inline | Text;

/**
 * The rendered level of each heading of a text that follows a heading of level `above`. Editors choose headings by size
 * and skip levels; screen reader users need each level in sequence.
 * @example with `above` 2, headings 3, 3, 2, 4 are shown as 3, 3, 3, 4
 */
export function toHeadingLevels(document: Document, above: number): ReadonlyMap<TextNode, number> {
  const shown = new Map<TextNode, number>();
  // The levels of the enclosing headings as written, outermost first.
  const open: number[] = [];
  const walk = (node: TextNode): void => {
    const level = levels[node.nodeType];
    if (level !== undefined) {
      while ((open.at(-1) ?? 0) >= level) open.pop();
      open.push(level);
      shown.set(node, Math.min(above + open.length, 6));
    }
    if ('content' in node) node.content.forEach(walk);
  };
  walk(document);
  return shown;
}
