export type RssItem = {
  title: string;
  url: string;
  /** What a reader knows it by, whatever its address and title become. */
  id: string;
  description: string;
  category?: string;
  /** ISO 8601. */
  date?: string | undefined;
  /** The URL of a picture. */
  picture?: string | null;
};

export type RssFeed = {
  title: string;
  description: string;
  language: string;
  /** The URLs of the page and of the feed itself. */
  page: string;
  self: string;
  items: readonly RssItem[];
};

/** RSS 2.0. By hand: it is a few lines, and not every supported Node can load the library for it. */
export function formatRssFeed({ title, description, language, page, self, items }: RssFeed): string {
  const entries = items.map(({ picture, date, ...item }) =>
    [
      '<item>',
      toElement('title', item.title),
      toElement('link', item.url),
      // Not the URL, which changes with the name: readers would show the item twice.
      `<guid isPermaLink="false">${escapeXml(`${self}#${item.id}`)}</guid>`,
      toElement('description', item.description),
      ...(item.category === undefined ? [] : [toElement('category', item.category)]),
      ...(date === undefined ? [] : [toElement('pubDate', new Date(date).toUTCString())]),
      ...(picture == null ? [] : [`<media:content url="${escapeXml(picture)}" medium="image"/>`]),
      '</item>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
    toElement('title', title),
    toElement('link', page),
    toElement('description', description),
    toElement('language', language),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...entries,
    '</channel></rss>',
    '',
  ].join('\n');
}

function toElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/**
 * XML forbids control characters, lone surrogates and two noncharacters, even escaped: with one of them a reader shows
 * no item at all.
 * @see https://www.w3.org/TR/xml/#charsets
 */
function escapeXml(text: string): string {
  return text
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replace(
      /[&<>"]/g,
      (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? character,
    );
}
