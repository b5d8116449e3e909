import type { Node } from 'gatsby';

import { contentTypes } from '../../../content-model';
import type { ContentType } from '../../../content-model/content-type';
import { toTypeName } from '../../../content-model/to-graphql';
import { locales } from '../../i18n/locales';

import type { CmsEntry } from './fetch-entries';
import { createLinkNodes, findLinked, linksType, toLinkFields } from './linked-nodes';

const toLink = (id: string, linkType: 'Entry' | 'Asset' = 'Entry') => ({ sys: { type: 'Link', linkType, id } });
const toEntry = (id: string, type: string, fields: CmsEntry['fields']): CmsEntry => ({
  sys: { id, contentType: { sys: { id: type } } },
  fields,
});
const toText = (...content: object[]) => ({ nodeType: 'document', data: {}, content });
const toEmbedded = (id: string, kind: 'asset' | 'entry') => ({
  nodeType: `embedded-${kind}-block`,
  data: { target: toLink(id, kind === 'asset' ? 'Asset' : 'Entry') },
  content: [],
});

/** What is published, as the CMS's plugin has it: a node for each language. Its own record of links is not there. */
function publish(
  published: Readonly<Record<string, string>>,
  entries: readonly CmsEntry[],
  hidden: readonly string[] = [],
) {
  const nodes = Object.entries(published).flatMap(([id, type]) =>
    locales.map((locale) => ({
      ...{ id: `${id} ${locale}`, contentful_id: id, node_locale: locale },
      internal: { type: type === 'Asset' ? 'ContentfulAsset' : toTypeName(type) },
    })),
  );
  const made = new Map<string, object>();
  createLinkNodes(
    {
      actions: { createNode: (node: { id: string }) => made.set(node.id, node) },
      getNodesByType: (type: string) => nodes.filter(({ internal }) => internal.type === type),
      createContentDigest: JSON.stringify,
    } as unknown as Parameters<typeof createLinkNodes>[0],
    entries,
    new Set(hidden),
  );
  const getNode = (id: string) => (nodes.find((node) => node.id === id) ?? made.get(id) ?? null) as Node | null;
  const find = (entry: string, field: string, locale = 'nl') =>
    findLinked({ contentful_id: entry, node_locale: locale }, field, getNode).map(({ id }) => id);
  return { made, getNode, find };
}

const page = toEntry('home', 'page', { sections: { nl: [toLink('hero'), toLink('team'), toLink('cards')] } });
const sections = { hero: 'hero', team: 'teamSection', cards: 'cardSection' };

it('shows what is twice in a list once, but sections as often as an editor wants', () => {
  const item = toEntry('item', 'news', { people: { nl: [toLink('wim'), toLink('els'), toLink('wim')] } });
  const twice = toEntry('home', 'page', { sections: { nl: [toLink('hero'), toLink('hero')] } });
  const types = { item: 'news', home: 'page', wim: 'teamMember', els: 'teamMember', hero: 'hero' };
  const { find } = publish(types, [item, twice]);
  expect(find('item', 'people')).toEqual(['wim nl', 'els nl']);
  expect(find('home', 'sections')).toEqual(['hero nl', 'hero nl']);
});

it('gives a page the section back that was hidden and is published again, at its place and in each language', () => {
  const { team, ...others } = sections;
  const hidden = publish({ home: 'page', ...others }, [page]);
  expect(hidden.find('home', 'sections')).toEqual(['hero nl', 'cards nl']);
  const again = publish({ home: 'page', ...others, team }, [page]);
  expect(again.find('home', 'sections', 'de')).toEqual(['hero de', 'team de', 'cards de']);
  const toDigests = ({ made }: typeof again) =>
    [...made.values()].map((node) => (node as Node).internal.contentDigest).sort();
  expect(toDigests(again)).not.toEqual(toDigests(hidden));
});

it('gives a page the section when its time comes', () => {
  const published = { home: 'page', ...sections };
  const before = publish(published, [page], ['team']);
  expect(before.find('home', 'sections')).toEqual(['hero nl', 'cards nl']);
  const then = publish(published, [page]);
  expect(then.find('home', 'sections')).toEqual(['hero nl', 'team nl', 'cards nl']);
  expect([...then.made.values()]).not.toEqual([...before.made.values()]);
});

it('has a node for links that lead nowhere yet, so that whoever shows the entry is asked again', () => {
  const alone = publish({ home: 'page' }, [page]);
  expect(alone.made.size).toBe(locales.length);
  expect(alone.find('home', 'sections')).toEqual([]);
  expect(publish({ hero: 'hero' }, [toEntry('hero', 'hero', { title: { nl: 'Welkom' } })]).made.size).toBe(0);
});

const all: readonly ContentType[] = contentTypes;
const linking = all.flatMap(({ id, fields }) =>
  Object.entries(fields).flatMap(([field, { kind, ...rest }]) =>
    ['image', 'file', 'entry', 'entries'].includes(kind)
      ? [[id, field, kind, 'to' in rest ? rest.to : ['Asset']] as const]
      : [],
  ),
);

it.each(linking)('finds what %s.%s leads to (%s), by what was written', async (type, field, kind, to) => {
  const [target = ''] = to;
  const value = toLink('target', target === 'Asset' ? 'Asset' : 'Entry');
  const entry = toEntry('entry', type, { [field]: { nl: kind === 'entries' ? [value] : value } });
  const { getNode } = publish({ entry: type, target }, [entry]);
  const resolve = toLinkFields()[toTypeName(type)]?.[field]?.resolve;
  const context = { nodeModel: { getNodeById: ({ id }: { id: string }) => getNode(id) } };
  const source = { contentful_id: 'entry', node_locale: 'en' };
  const found = await resolve?.(source, {}, context, { originalResolver: () => undefined });
  expect([found].flat()).toEqual([getNode('target en')]);
});

it('leaves out what a field may not lead to, because a query for it would end the build', () => {
  const odd = toEntry('home', 'page', { sections: { nl: [toLink('person'), toLink('hero')] } });
  expect(publish({ person: 'teamMember', hero: 'hero' }, [odd]).find('home', 'sections')).toEqual(['hero nl']);
});

it('forgets what an entry linked to when it links to nothing any more', () => {
  const old = ['home nl', 'team nl'].map((name) => ({ id: `${linksType} ${name}` }));
  const gone: unknown[] = [];
  createLinkNodes(
    {
      actions: { createNode: () => undefined, deleteNode: (node: unknown) => gone.push(node) },
      getNodesByType: (type: string) => (type === linksType ? old : []),
      createContentDigest: JSON.stringify,
    } as unknown as Parameters<typeof createLinkNodes>[0],
    [page, toEntry('team', 'teamSection', { title: { nl: 'Team' } })],
  );
  expect(gone).toEqual([old[1]]);
});

describe('of a rich text', () => {
  const text = toText(toEmbedded('plan', 'asset'), toEmbedded('person', 'entry'), toEmbedded('plan', 'asset'));
  const own = toText(toEmbedded('floor', 'asset'));
  const empty = toText({ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value: ' ', marks: [] }] });
  const published = { plan: 'Asset', floor: 'Asset', person: 'teamMember' };
  const entry = toEntry('words', 'textSection', { body: { nl: text, en: own, de: empty } });

  it('finds pictures and entries once, and for an empty language those of the words that stand in for it', () => {
    const { find } = publish(published, [entry]);
    expect(find('words', 'body')).toEqual(['plan nl', 'person nl']);
    expect(find('words', 'body', 'en')).toEqual(['floor en']);
    expect(find('words', 'body', 'de')).toEqual(['plan de', 'person de']);
  });

  it('gives them beside the text as it is mended, and none beside no text', async () => {
    const { getNode } = publish(published, [entry]);
    const resolve = toLinkFields().ContentfulTextSection?.body?.resolve;
    const context = { nodeModel: { getNodeById: ({ id }: { id: string }) => getNode(id) } };
    const source = { contentful_id: 'words', node_locale: 'en' };
    const ask = (mended: object | null) => resolve?.(source, {}, context, { originalResolver: () => mended });
    expect(await ask({ raw: '{}' })).toEqual({ raw: '{}', references: [getNode('floor en')] });
    expect(await ask(null)).toBeNull();
  });
});
