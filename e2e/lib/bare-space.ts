import { contentTypes } from '../../content-model';
import type { ContentType } from '../../content-model/content-type';
import { toContentful } from '../../content-model/to-contentful';
import { sectionTypes } from '../../content-model/types/sections';
import { pageRoutes, sectorKeys } from '../../content-model/types/shared';
import type { Seed } from '../../sandbox/content-api/store/content-store';

import { bareWords, toBareValue, toEntry, toPage, toPlain } from './entries';

const allTypes: readonly ContentType[] = contentTypes;

/**
 * A space with an entry of every type and at every place that the site cannot be without, each with its required fields
 * and no other; the pages about and home show every kind of section.
 */
export function getBareSpace(): Seed {
  const sections = sectionTypes.map(({ id }) => `bare-${id}`);
  const entries = [
    ...allTypes.filter(({ id }) => id !== 'page').map((type) => toEntry(type, `bare-${type.id}`, toBareValue)),
    // The first is there, as an entry of its type.
    ...sectorKeys
      .slice(1)
      .map((key) => toPlain(`bare-${key}`, 'sector', { key: { nl: key }, name: { nl: bareWords.translated } })),
    ...pageRoutes.map((route) =>
      toPage(route, route === 'about' ? sections : route === 'home' ? sections.toReversed() : []),
    ),
  ];
  return { space: toContentful(contentTypes, { entries, assets: [] }), assetsDirectory: '.' };
}
