import type { Node } from 'gatsby';

import { linksType } from '../content/linked-nodes';

import { splitMarks, type MarkedPart } from './mark';
import { toMarkedFields } from './marked-fields';

type Resolver = ReturnType<typeof toMarkedFields>[string][string];

const fields = toMarkedFields();
const nodes: Record<string, object> = {
  [`${linksType} hero de`]: { links: { link: ['node-of-way'] } },
  'node-of-way': { contentful_id: 'way', node_locale: 'de', label: 'Zu uns' },
  'node-of-hero': { contentful_id: 'hero', node_locale: 'de' },
};
const context = { nodeModel: { getNodeById: ({ id }: { id: string }) => (nodes[id] ?? null) as Node | null } };

function resolve(type: string, field: string, source: object, value: unknown): unknown {
  const { resolve: run } = fields[type]?.[field] as Resolver;
  return run({ contentful_id: 'hero', node_locale: 'de', ...source }, {}, context, {
    originalResolver: () => value,
  });
}

const toParts = (value: unknown): MarkedPart[] => splitMarks(String(value));
const toPart = (text: string, id: string, field: string, locale: string): MarkedPart => ({
  text,
  mark: { kind: 'Entry', id, field, locale },
});

it('words lead to their field in the language of the page, what has one language to the default one', async () => {
  expect(toParts(await resolve('ContentfulHero', 'title', {}, 'Willkommen'))).toEqual([
    toPart('Willkommen', 'hero', 'title', 'de'),
  ]);
  expect(toParts(await resolve('ContentfulTeamMember', 'name', {}, 'Anna'))).toEqual([
    toPart('Anna', 'hero', 'name', 'nl'),
  ]);
});

it('nothing is marked where nothing is read', async () => {
  expect(await resolve('ContentfulHero', 'title', {}, null)).toBeNull();
  expect(await resolve('ContentfulHero', 'title', {}, ' ')).toBe(' ');
  expect(await resolve('ContentfulHero', 'button', {}, null)).toBeNull();
  expect(fields.ContentfulHero).not.toHaveProperty('linkRoute');
});

it('the words of a button lead to its own, or to those of the link that was picked for it', async () => {
  const getLabel = async (source: object) => {
    const way = (await resolve('ContentfulHero', 'button', source, { href: '/de/x', label: 'Zu uns' })) as {
      href: string;
      label: string;
    };
    return [way.href, ...toParts(way.label)];
  };
  expect(await getLabel({ linkLabel: 'Zu uns' })).toEqual(['/de/x', toPart('Zu uns', 'hero', 'linkLabel', 'de')]);
  expect(await getLabel({ linkLabel: ' ' })).toEqual(['/de/x', toPart('Zu uns', 'way', 'label', 'de')]);
  expect(await getLabel({})).toEqual(['/de/x', toPart('Zu uns', 'way', 'label', 'de')]);
});

it('a long text, which is a node of its own, leads to its entry', async () => {
  const { resolve: run } = fields.contentfulHeroTextTextNode?.text as Resolver;
  const words = await run({ parent: 'node-of-hero' }, {}, context, { originalResolver: () => 'Lang' });
  expect(toParts(words)).toEqual([toPart('Lang', 'hero', 'text', 'de')]);
});
