import { Parser } from 'htmlparser2';

/** What a page says, whatever scripts and styles it is delivered with. */
export type PageSays = { text: string; links: string[]; head: string[]; data: unknown[] };

/** Elements of the head that say how a page is delivered, not what it says. */
const delivery = /^(preload|modulepreload|prefetch|stylesheet)$/;
const silent = new Set(['script', 'style', 'noscript', 'template']);

/** Reads the text, the links, the head and the structured data of a page's HTML. */
export function readPage(html: string): PageSays {
  const says: PageSays = { text: '', links: [], head: [], data: [] };
  const open: string[] = [];
  let json = '';
  const parser = new Parser({
    onopentag: (name, attributes) => {
      open.push(name === 'script' && attributes.type === 'application/ld+json' ? 'json' : name);
      if (name === 'a' && attributes.href !== undefined) says.links.push(attributes.href);
      const isDelivery = name === 'link' && delivery.test(attributes.rel ?? '');
      if (['meta', 'link', 'html'].includes(name) && !isDelivery && attributes.name !== 'generator')
        says.head.push(`${name} ${JSON.stringify(Object.entries(attributes).sort())}`);
    },
    ontext: (text) => {
      const [top = ''] = open.slice(-1);
      if (top === 'json') json += text;
      else if (!open.some((name) => silent.has(name))) says.text += text;
    },
    onclosetag: () => {
      if (open.pop() !== 'json') return;
      says.data.push(JSON.parse(json));
      json = '';
    },
  });
  parser.end(html);
  says.text = says.text.replace(/\s+/g, ' ').trim();
  says.head.sort();
  return says;
}
