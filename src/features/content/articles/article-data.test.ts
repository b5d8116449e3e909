import { toArticleData } from './article-data';

const publisher = { id: 'https://dealer.example/#dealer', name: 'Veldkamp', url: 'https://dealer.example', logo: null };
const news = {
  ...{ type: 'news' as const, title: 'Open dagen', summary: 'Kom kijken.', published: '2026-11-20' },
  ...{
    updatedAt: '2026-11-21T08:00:00.000Z',
    url: 'https://dealer.example/nieuws/open-dagen',
    picture: null,
    people: [],
  },
};

test('news is by its people, else by the company, which publishes it', () => {
  expect(toArticleData(news, publisher)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: 'Open dagen',
    description: 'Kom kijken.',
    datePublished: '2026-11-20',
    dateModified: '2026-11-21T08:00:00.000Z',
    mainEntityOfPage: 'https://dealer.example/nieuws/open-dagen',
    author: expect.objectContaining({ '@type': 'Organization', name: 'Veldkamp' }) as unknown,
    publisher: {
      '@type': 'Organization',
      '@id': 'https://dealer.example/#dealer',
      ...{ name: 'Veldkamp', url: 'https://dealer.example' },
    },
  });
  const people = [
    { name: 'Wim Bougie', function: 'Chef werkplaats' },
    { name: ' ', function: null },
  ];
  expect(toArticleData({ ...news, people }, publisher)).toMatchObject({
    author: [{ '@type': 'Person', name: 'Wim Bougie', jobTitle: 'Chef werkplaats' }],
  });
});

test('a story is an article, and what is no day, no words or earlier than it can be is left out', () => {
  const story = {
    ...news,
    type: 'story' as const,
    summary: ' ',
    published: '2026-12-24',
    picture: 'https://a.example/1.jpg',
  };
  const data = toArticleData(story, publisher);
  expect(data).toMatchObject({ '@type': 'Article', image: 'https://a.example/1.jpg', datePublished: '2026-12-24' });
  expect(data).not.toHaveProperty('description');
  expect(data).not.toHaveProperty('dateModified');
  expect(toArticleData({ ...story, published: 'morgen' }, publisher)).not.toHaveProperty('datePublished');
});
