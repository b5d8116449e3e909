import { contentTypes } from '../../content-model';
import type { ContentType } from '../../content-model/content-type';
import { toContentful } from '../../content-model/to-contentful';
import { sectionTypes } from '../../content-model/types/sections';
import { pageRoutes } from '../../content-model/types/shared';
import type { Seed } from '../../sandbox/content-api/store/content-store';

import { toBareValue, toEntry, toPage } from './entries';

const allTypes: readonly ContentType[] = contentTypes;

/** A space with an entry of every type, each with its required fields and no other; the pages about and home show every kind of section. */
export function getBareSpace(): Seed {
  const sections = sectionTypes.map(({ id }) => `bare-${id}`);
  const entries = [
    ...allTypes.filter(({ id }) => id !== 'page').map((type) => toEntry(type, `bare-${type.id}`, toBareValue)),
    ...pageRoutes.map((route) =>
      toPage(route, route === 'about' ? sections : route === 'home' ? sections.toReversed() : []),
    ),
  ];
  return { space: toContentful(contentTypes, { entries, assets: [] }), assetsDirectory: '.' };
}
