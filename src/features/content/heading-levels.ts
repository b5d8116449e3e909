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
 * The level at which each heading of a text is shown, under a heading of level `above`. Editors choose by size and
 * leave levels out; who listens to a page is told of each step down once.
 * @example with `above` 2, headings 3, 3, 2, 4 are shown as 3, 3, 3, 4
 */
export function toHeadingLevels(document: Document, above: number): ReadonlyMap<TextNode, number> {
  const shown = new Map<TextNode, number>();
  // The headings that are open at a place, outermost first, as written.
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
