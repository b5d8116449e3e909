import type { ContentfulSpace } from './contentful-format';

/**
 * A space as Contentful's import tool takes it: the tool publishes what says that it was published, and leaves the rest
 * as drafts.
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
