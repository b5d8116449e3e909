import { Parser } from 'htmlparser2';

/** Attributes whose value matters to axe; of the others only their presence matters. */
const isRelevant = (name: string) =>
  /^(aria-(?!label|describedby|controls|owns)|role$|class$|style$|type$|lang$)/.test(name);

/** Elements without a closing tag. */
const isVoid = (name: string) => /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/.test(name);

/**
 * Returns the kinds of elements of a page: element, attributes, ancestors, and whether there is text in it. Two
 * elements of one kind have the same faults, except those in the text.
 */
export function findKindsOfElements(html: string): Set<string> {
  const kinds = new Set<string>();
  const open: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const kept = Object.entries(attributes).map(
        ([key, value]) => `${key}=${isRelevant(key) ? value : value === '' ? '' : '…'}`,
      );
      const kind = `${open.at(-1) ?? ''}>${[name, ...kept.sort()].join(' ')}`;
      kinds.add(kind);
      if (!isVoid(name)) open.push(kind);
    },
    ontext: (text) => {
      const within = open.at(-1);
      if (within !== undefined && text.trim() !== '' && !/>(script|style)[^>]*$/.test(within)) kinds.add(`${within}>…`);
    },
    onclosetag: (name) => {
      if (!isVoid(name)) open.pop();
    },
  });
  parser.end(html);
  return kinds;
}

/** Picks pages that together have every kind of element. */
export function pickCovering<Page extends readonly [path: string, html: string]>(pages: readonly Page[]): Page[] {
  const seen = new Set<string>();
  return pages.filter(([, html]) => {
    const kinds = [...findKindsOfElements(html)];
    const isNew = kinds.some((kind) => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    return isNew;
  });
}
