import type { Gap } from './html-names';

/** The allowed elements by their written tag: the output tag and how it nests. */
const elements = {
  p: { name: 'p', kind: 'paragraph' },
  // The page itself uses the first two heading levels.
  h1: { name: 'h3', kind: 'paragraph' },
  h2: { name: 'h3', kind: 'paragraph' },
  h3: { name: 'h3', kind: 'paragraph' },
  h4: { name: 'h4', kind: 'paragraph' },
  h5: { name: 'h4', kind: 'paragraph' },
  h6: { name: 'h4', kind: 'paragraph' },
  ul: { name: 'ul', kind: 'list' },
  ol: { name: 'ol', kind: 'list' },
  li: { name: 'li', kind: 'item' },
  br: { name: 'br', kind: 'break' },
  strong: { name: 'strong', kind: 'inline' },
  b: { name: 'b', kind: 'inline' },
  em: { name: 'em', kind: 'inline' },
  i: { name: 'i', kind: 'inline' },
  u: { name: 'u', kind: 'inline' },
  // Without the strikethrough the words would say the opposite.
  s: { name: 's', kind: 'inline' },
  strike: { name: 's', kind: 'inline' },
  del: { name: 's', kind: 'inline' },
} as const;

export type AllowedTag = keyof typeof elements;
type AllowedElement = (typeof elements)[AllowedTag];

export function isAllowedTag(name: string): name is AllowedTag {
  return Object.hasOwn(elements, name);
}

/** Maximum depth; far more than a text needs. */
const deepest = 30;

/** The separator of words around a removed tag. */
const separators = { nothing: '', space: ' ', line: '<br>' } as const satisfies Record<Gap, string>;

/** Escapes text. Entities keep their meaning; an ampersand without an entity is escaped. */
function escapeText(text: string): string {
  return text
    .replace(/&(?!(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/**
 * Turns the tags and texts of a description into HTML that a browser parses into exactly the written tree: elements are
 * closed in order, a list contains items only, and an item is in a list.
 */
export function createNesting() {
  const open: AllowedElement[] = [];
  let blocks = false;
  let hasWords = false;
  let gap: Gap = 'nothing';

  /** Blocks begin and end lines by themselves. */
  const startLine = () => {
    hasWords = false;
    gap = 'nothing';
  };
  const close = (from: number) => {
    const closed = open.splice(from).reverse();
    if (closed.some(({ kind }) => kind !== 'inline')) startLine();
    return closed.map(({ name }) => `</${name}>`).join('');
  };
  const start = (element: AllowedElement) => {
    if (element.kind !== 'inline') startLine();
    open.push(element);
    return `<${element.name}>`;
  };
  /** Wraps content of a list in an item. */
  const startItem = () => (open.at(-1)?.kind === 'list' ? start(elements.li) : '');
  /** Closes a paragraph or heading, which cannot contain blocks. */
  const closeParagraph = () => {
    const index = open.findLastIndex(({ kind }) => kind === 'paragraph');
    return index === -1 ? '' : close(index);
  };

  /** Adds the pending gap, once for nested elements. */
  const startWords = () => {
    const item = startItem();
    const separator = hasWords ? separators[gap] : '';
    if (gap === 'line') hasWords = false;
    gap = 'nothing';
    return item + separator;
  };

  const toText = (text: string) => {
    if (text.trim() === '') return text;
    const separator = startWords();
    hasWords = true;
    return separator + escapeText(text);
  };

  const startBreak = () => {
    startLine();
    return '<br>';
  };

  const toOpening = (tag: AllowedTag): string => {
    const element = elements[tag];
    // Too deep to be intended: the words stay, separated from those before.
    if (open.length >= deepest && element.kind !== 'break') return element.kind === 'inline' ? '' : ' ';
    if (element.kind !== 'inline') blocks = true;
    switch (element.kind) {
      case 'break':
        return startWords() + startBreak();
      case 'inline':
        return startWords() + start(element);
      case 'paragraph':
      case 'list':
        return closeParagraph() + startItem() + start(element);
      case 'item': {
        const around = open.findLastIndex(({ kind }) => kind === 'item' || kind === 'list');
        if (around === -1) return closeParagraph() + start(elements.ul) + start(element);
        return close(open[around]?.kind === 'item' ? around : around + 1) + start(element);
      }
    }
  };

  /** Does nothing when no such element is open. */
  const toClosing = (tag: AllowedTag): string => {
    const index = open.findLastIndex(({ name }) => name === elements[tag].name);
    return index === -1 ? '' : close(index);
  };

  /** A removed tag leaves a gap between the words around it. */
  const toLeftOut = (left: Gap): string => {
    if (left === 'line') blocks = true;
    if (gap !== 'line' && left !== 'nothing') gap = left;
    return '';
  };

  return { toText, toOpening, toClosing, toLeftOut, toEnd: () => close(0), hasBlocks: () => blocks };
}
