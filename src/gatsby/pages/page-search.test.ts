import { forEachLocale } from '../../i18n/locales';

import type { LocalizedPage } from './add-localized-pages';
import { toOwnPages } from './own-pages';
import { addSearch, readSearch, toSearchKey, type SearchNode } from './page-search';

const node: SearchNode = {
  ...{ contentful_id: 'one', node_locale: 'nl', fallbacks: [] },
  ...{ seoTitle: null, noIndex: null, shareImage: null },
};
const page: LocalizedPage = {
  ...{ template: 'vacancy', route: 'vacancy', paths: forEachLocale(() => '/a') },
  context: () => ({ vacancy: 'one', today: '2026-11-28' }),
};
const read = (nodes: readonly SearchNode[]) => readSearch(nodes, () => toSearchKey('vacancy', 'one'));

test('a page of which nothing is said stays the same page', () => {
  expect(addSearch(page, read([node]))).toBe(page);
  expect(
    addSearch({ ...page, context: () => ({ vacancy: 'two' }) }, read([{ ...node, noIndex: true }])).robots,
  ).toBeUndefined();
});

test('what is said of a page stands in its context, by language, with the language of the title', () => {
  const nodes = ['nl', 'de'].map((node_locale) => ({ ...node, node_locale, seoTitle: 'Monteur gezocht' }));
  const german = {
    ...node,
    node_locale: 'de',
    seoTitle: 'Monteur gezocht',
    fallbacks: ['seoTitle'],
    seoDescription: 'Werken',
  };
  const found = addSearch(page, read([...nodes.slice(0, 1), german]));
  expect(found.context?.('nl')).toEqual({
    ...{ vacancy: 'one', today: '2026-11-28' },
    search: { title: 'Monteur gezocht', titleLang: 'nl' },
  });
  expect(found.context?.('de').search).toEqual({ description: 'Werken' });
  expect(found.context?.('en').search).toBeUndefined();
});

test('a page that is not to be found is kept out in every language', () => {
  expect(addSearch(page, read([{ ...node, noIndex: true }]))).toMatchObject({ robots: 'noindex' });
});

test('a picture for sharing is a photo of the size that networks ask for, or none', () => {
  const toImage = (src?: string) => ({
    ...{ title: 'Foto', description: null },
    localFile: { childImageSharp: src === undefined ? null : { gatsbyImageData: { images: { fallback: { src } } } } },
  });
  const { search } = addSearch(page, read([{ ...node, shareImage: toImage('/static/a.jpg') }])).context?.('nl') ?? {};
  expect(search).toMatchObject({
    picture: { address: '/static/a.jpg', alt: 'Foto', size: { width: 1200, height: 630 } },
  });
  expect(addSearch(page, read([{ ...node, shareImage: toImage() }]))).toBe(page);
});

test('a page that an editor made is there when it has an address in every language', () => {
  const toNodes = (id: string, href: string | null, route: string | null = null) =>
    ['nl', 'en', 'de'].map((node_locale) => ({ ...node, contentful_id: id, node_locale, route, href }));
  const nodes = [
    ...toNodes('own', '/over-lease'),
    ...toNodes('hidden', null),
    ...toNodes('fixed', '/over-ons', 'about'),
  ];
  expect(toOwnPages(nodes)).toMatchObject([{ id: 'own', name: 'over lease', paths: { de: '/over-lease' } }]);
});
