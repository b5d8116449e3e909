import type { ContentfulSpace } from './contentful-format';

/**
 * Returns a space in the format of Contentful's import tool. The tool publishes entries that were published, and leaves
 * the others as drafts.
 */
export function toExport(space: ContentfulSpace) {
  const published = <T extends { sys: object }>(item: T) => ({ ...item, sys: { ...item.sys, publishedVersion: 1 } });
  return {
    ...space,
    contentTypes: space.contentTypes.map(published),
    entries: space.entries.map(published),
    assets: space.assets.map(published),
  };
}
