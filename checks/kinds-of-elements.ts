import { Parser } from 'htmlparser2';

/** Attributes whose value axe decides by; of others only whether there is one. */
const isTelling = (name: string) =>
  /^(aria-(?!label|describedby|controls|owns)|role$|class$|style$|type$|lang$)/.test(name);

/** Elements that may be left open. */
const isVoid = (name: string) => /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/.test(name);

/**
 * The kinds of elements of a page, without its words: what an element is, with which attributes, in which others, and
 * whether there are words in it. Two elements of one kind have the same faults, as far as these do not lie in the
 * words.
 */
export function findKindsOfElements(html: string): Set<string> {
  const kinds = new Set<string>();
  const open: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const kept = Object.entries(attributes).map(
        ([key, value]) => `${key}=${isTelling(key) ? value : value === '' ? '' : '…'}`,
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

/** Of some pages as many as have every kind of element that there is on any of them. */
export function pickCovering<Page extends readonly [path: string, html: string]>(pages: readonly Page[]): Page[] {
  const seen = new Set<string>();
  return pages.filter(([, html]) => {
    const kinds = [...findKindsOfElements(html)];
    const isNew = kinds.some((kind) => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    return isNew;
  });
}
