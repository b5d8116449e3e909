import type { Node } from 'gatsby';

import { linksType, toLinksId } from '../content/linked-nodes';

import { createLastChanges } from './last-changes';
import { listNodes, toReads } from './listings';

const toNode = (id: string, type: string, fields: object) => ({ id, internal: { type }, ...fields }) as unknown as Node;

test('a page changed when the last of its sections did, also by the nodes that sitemaps are given', () => {
  const own = { contentful_id: 'home', node_locale: 'nl', route: 'home' };
  const all = [
    toNode('page', 'ContentfulPage', { ...own, updatedAt: '2026-10-01T08:00:00Z' }),
    toNode('hero', 'ContentfulHero', { updatedAt: '2026-11-20T08:00:00Z' }),
    toNode('other', 'ContentfulHero', { updatedAt: '2026-11-25T08:00:00Z' }),
    toNode(toLinksId('home', 'nl'), linksType, { links: { sections: ['hero', 'gone'] } }),
  ];
  const getLastChange = createLastChanges(toReads(listNodes(toReads(all))), {});
  expect(getLastChange({ route: 'home', language: 'nl' })).toBe('2026-11-20');
});
