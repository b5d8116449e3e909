import { SaxesParser } from 'saxes';

import { formatRssFeed } from './rss';

const feed = {
  ...{ title: 'Nieuws', description: 'Wat er nieuw is', language: 'nl-NL' },
  ...{ page: 'https://dealer.example/nieuws', self: 'https://dealer.example/feeds/nl/news.xml' },
};

test('an item has its day where there is one, and is known by its id', () => {
  const item = { title: 'Open dagen', url: 'https://dealer.example/nieuws/open-dagen', id: 'a1', description: 'Kom!' };
  const rss = formatRssFeed({ ...feed, items: [{ ...item, date: '2026-11-16' }, item] });
  expect(rss).toContain('<guid isPermaLink="false">https://dealer.example/feeds/nl/news.xml#a1</guid>');
  expect(rss.match(/<pubDate>Mon, 16 Nov 2026 00:00:00 GMT<\/pubDate>/g)).toHaveLength(1);
  expect(rss).not.toContain('category');
});

test('a feed without items is a feed, and no words escape their element', () => {
  for (const items of [
    [],
    [{ title: '</title><x>&', url: 'https://a.example/?a&b', id: '"', description: '\u0000' }],
  ]) {
    const errors: Error[] = [];
    const parser = new SaxesParser();
    parser.on('error', (error) => errors.push(error));
    parser.write(formatRssFeed({ ...feed, items })).close();
    expect(errors).toEqual([]);
  }
});
