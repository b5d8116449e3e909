import fc from 'fast-check';
import { SaxesParser } from 'saxes';

import { anyCharacter } from '../../../../testing/factories/any-text';
import { buildRawItem } from '../../../../testing/factories/stock-item';
import { parseStockItem } from '../item';

import { formatJsonFeed, formatRss } from './feed';
import type { FeedItem } from './feed-item';

function toFeedItem(title: string, override: Record<string, unknown> = {}): FeedItem {
  const parsed = parseStockItem(buildRawItem(override));
  if (parsed.status !== 'ok') throw new Error(parsed.reason);
  const facts = [{ id: 'year', label: 'Bouwjaar', value: '2018' }];
  return {
    item: parsed.item,
    words: { title, price: '€ 74.950', vat: 'excl. btw', status: null, availability: null, facts, places: [] },
    url: 'https://dealer.example/occasions/tractoren/fendt-204170',
    picture: 'https://images.example/1.jpg?w=1280&fm=jpg',
    category: 'Tractoren',
  };
}

const feed = {
  title: 'Occasions',
  description: 'Alle machines',
  language: 'nl-NL',
  page: 'https://dealer.example/occasions',
  self: 'https://dealer.example/feeds/nl/all.xml',
};

test('an item is an entry with its facts, price, day and image', () => {
  const rss = formatRss({ ...feed, items: [toFeedItem('Fendt 724')] });
  expect(rss).toContain('<title>Fendt 724</title><link>https://dealer.example/occasions/tractoren/fendt-204170</link>');
  expect(rss).toContain('<description>Bouwjaar 2018, € 74.950 excl. btw</description>');
  expect(rss).toContain('<pubDate>Fri, 02 Oct 2026 08:15:00 GMT</pubDate>');
  expect(rss).toContain('url="https://images.example/1.jpg?w=1280&amp;fm=jpg"');
});

test('no name escapes its element, and characters that XML forbids are removed', () => {
  const rss = formatRss({ ...feed, items: [toFeedItem('a</title><script>&\u0000\u000b\u0085\ufffe\uffff\ud800"b')] });
  expect(rss).toContain('<title>a&lt;/title&gt;&lt;script&gt;&amp;&quot;b</title>');
});

test.each([
  ['sold', 'Verkocht', 'Verkocht, Bouwjaar 2018'],
  ['reserved', 'Gereserveerd', 'Gereserveerd, Bouwjaar 2018, € 74.950 excl. btw'],
])('an item that is %s says so, and a sold one names no price', (id, label, line) => {
  const item = toFeedItem('X');
  const words = { ...item.words, status: { id, label } };
  expect(formatRss({ ...feed, items: [{ ...item, words }] })).toContain(`<description>${line}</description>`);
  expect(formatJsonFeed({ ...feed, items: [{ ...item, words }] })).toContain(`"content_text":"${line}"`);
});

test('any text at all leaves the feed well-formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: 'grapheme' }), (title, category) => {
      const parser = new SaxesParser({ xmlns: true });
      parser.on('error', (error) => {
        throw error;
      });
      parser.write(formatRss({ ...feed, items: [{ ...toFeedItem(title), category }] })).close();
    }),
  );
});

test('an item with a new name or category keeps its identity in feed readers', () => {
  const [before, after] = ['fendt-204170', 'fendt-724-204170'].map((slug) => {
    const url = `https://dealer.example/occasions/tractoren/${slug}`;
    return /<guid.*<\/guid>/.exec(formatRss({ ...feed, items: [{ ...toFeedItem('X'), url }] }))?.[0];
  });
  expect(before).toBe('<guid isPermaLink="false">https://dealer.example/feeds/nl/all.xml#204170</guid>');
  expect(after).toBe(before);
});

test('readers of news get the newest fifty, other sites the whole stock with its facts', () => {
  const items = Array.from({ length: 60 }, (_, index) =>
    toFeedItem(`M${String(index)}`, { advertisementID: index + 1 }),
  );
  expect(formatRss({ ...feed, items }).match(/<item>/g)).toHaveLength(50);
  const json = JSON.parse(formatJsonFeed({ ...feed, items })) as { items: object[] };
  expect(json.items).toHaveLength(60);
  expect(json.items[59]).toMatchObject({
    id: '60',
    title: 'M59',
    date_published: '2026-10-02T08:15:00.000Z',
    _machine: { make: 'Fendt', price: { amount: 7495000 }, constructionYear: expect.any(String) as string },
  });
});

test('unknown facts are left out', () => {
  const item = { ...toFeedItem('X', { createdDate: null }), picture: null };
  expect(formatRss({ ...feed, items: [item] })).not.toMatch(/pubDate|media:content url/);
  const json = JSON.parse(formatJsonFeed({ ...feed, items: [item] })) as { items: [object] };
  expect(json.items[0]).not.toHaveProperty('image');
});
