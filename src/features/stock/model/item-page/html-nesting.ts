/** The elements a description may use, by the tag that was written: what it becomes, and how it nests. */
const elements = {
  p: { name: 'p', kind: 'paragraph' },
  // The page has its own first two levels of headings.
  h1: { name: 'h3', kind: 'paragraph' },
  h2: { name: 'h3', kind: 'paragraph' },
  h3: { name: 'h3', kind: 'paragraph' },
  h4: { name: 'h4', kind: 'paragraph' },
  ul: { name: 'ul', kind: 'list' },
  ol: { name: 'ol', kind: 'list' },
  li: { name: 'li', kind: 'item' },
  br: { name: 'br', kind: 'break' },
  strong: { name: 'strong', kind: 'inline' },
  b: { name: 'b', kind: 'inline' },
  em: { name: 'em', kind: 'inline' },
  i: { name: 'i', kind: 'inline' },
  u: { name: 'u', kind: 'inline' },
} as const;

export type AllowedTag = keyof typeof elements;
type AllowedElement = (typeof elements)[AllowedTag];

export function isAllowedTag(name: string): name is AllowedTag {
  return Object.hasOwn(elements, name);
}

/** Elements in each other; far more than a text needs. */
const deepest = 30;

/** Text as HTML. Entities stay what they mean; an ampersand that begins none is an ampersand. */
function escapeText(text: string): string {
  return text
    .replace(/&(?!(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/**
 * Turns the tags and texts of a description, one after the other, into HTML that a browser reads as the very tree that is
 * written: what has to be closed first is closed, a list holds items and nothing else, and an item is in a list.
 */
export function createNesting() {
  const open: AllowedElement[] = [];
  let blocks = false;

  const close = (from: number) =>
    open
      .splice(from)
      .reverse()
      .map(({ name }) => `</${name}>`)
      .join('');
  const start = (element: AllowedElement) => {
    open.push(element);
    return `<${element.name}>`;
  };
  /** What stands in a list without an item gets one. */
  const startItem = () => (open.at(-1)?.kind === 'list' ? start(elements.li) : '');
  /** A paragraph or a heading holds no blocks. */
  const closeParagraph = () => {
    const index = open.findLastIndex(({ kind }) => kind === 'paragraph');
    return index === -1 ? '' : close(index);
  };

  const toText = (text: string) => (text.trim() === '' ? text : startItem() + escapeText(text));

  const toOpening = (tag: AllowedTag): string => {
    const element = elements[tag];
    // Nobody meant what is so deep: the words stay, apart from those before them.
    if (open.length >= deepest && element.kind !== 'break') return element.kind === 'inline' ? '' : ' ';
    if (element.kind !== 'inline') blocks = true;
    switch (element.kind) {
      case 'break':
        return `${startItem()}<br>`;
      case 'inline':
        return startItem() + start(element);
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

  /** Nothing when there is nothing to close. */
  const toClosing = (tag: AllowedTag): string => {
    const index = open.findLastIndex(({ name }) => name === elements[tag].name);
    return index === -1 ? '' : close(index);
  };

  return { toText, toOpening, toClosing, toEnd: () => close(0), hasBlocks: () => blocks };
}
