import { Parser } from 'htmlparser2';

/** The facts of a page that the rules need, read in one pass. */
export type PageFacts = {
  /** Its path, e.g. `/en/occasions`. */
  path: string;
  lang: string;
  titles: string[];
  description: string | null;
  robots: string | null;
  canonical: string | null;
  /** URLs by language, including `x-default`. */
  alternates: ReadonlyMap<string, string>;
  /** Open Graph and Twitter properties. */
  cards: ReadonlyMap<string, string>;
  headings: { level: number; text: string }[];
  ids: ReadonlySet<string>;
  /** The targets of links, as written. */
  links: string[];
  /** Files that the page loads, from the site or elsewhere. */
  files: string[];
  jsonLd: string[];
};

type Attributes = Readonly<Record<string, string>>;

/** Reads the facts of a page's HTML. */
export function readPageFacts(path: string, html: string): PageFacts {
  const facts = {
    path,
    lang: '',
    titles: [] as string[],
    description: null as string | null,
    robots: null as string | null,
    canonical: null as string | null,
    alternates: new Map<string, string>(),
    cards: new Map<string, string>(),
    headings: [] as { level: number; text: string }[],
    ids: new Set<string>(),
    links: [] as string[],
    files: [] as string[],
    jsonLd: [] as string[],
  };
  let into: string[] | null = null;
  let heading: { level: number; text: string } | null = null;
  // An SVG may have a title as well.
  let inSvg = 0;

  const readLink = ({ rel, href = '', hreflang }: Attributes) => {
    if (rel === 'canonical') facts.canonical = href;
    else if (rel === 'alternate' && hreflang !== undefined) facts.alternates.set(hreflang, href);
    else facts.files.push(href);
  };
  const readMeta = ({ name, property, content = '' }: Attributes) => {
    if (name === 'description') facts.description = content;
    if (name === 'robots') facts.robots = content;
    const card = property ?? name;
    if (card?.startsWith('og:') === true || card?.startsWith('twitter:') === true) facts.cards.set(card, content);
  };
  const readers: Readonly<Record<string, (attributes: Attributes) => void>> = {
    html: ({ lang = '' }) => (facts.lang = lang),
    link: readLink,
    meta: readMeta,
    a: ({ href }) => (href === undefined ? 0 : facts.links.push(href)),
    script: ({ src, type }) => {
      if (src !== undefined) facts.files.push(src);
      if (type === 'application/ld+json') into = facts.jsonLd;
    },
    title: () => (into = inSvg === 0 ? facts.titles : null),
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (attributes.id !== undefined) facts.ids.add(attributes.id);
      if (name === 'svg') inSvg += 1;
      if (isHeading(name)) facts.headings.push((heading = { level: Number(name.slice(1)), text: '' }));
      if (name === 'img' || name === 'source') facts.files.push(...toSources(attributes));
      readers[name]?.(attributes);
      into?.push('');
    },
    ontext: (text) => {
      if (into !== null) into[into.length - 1] = (into.at(-1) ?? '') + text;
      if (heading !== null) heading.text += text;
    },
    onclosetag: (name) => {
      if (name === 'svg') inSvg -= 1;
      if (isHeading(name)) heading = null;
      into = null;
    },
  });
  parser.end(html);
  return facts;
}

function isHeading(name: string): boolean {
  return /^h[1-6]$/.test(name);
}

function toSources({ src, srcset }: Attributes): string[] {
  const set = (srcset ?? '').split(',').flatMap((candidate) => candidate.trim().split(/\s+/)[0] ?? []);
  return [...(src === undefined ? [] : [src]), ...set].filter((address) => address !== '');
}
