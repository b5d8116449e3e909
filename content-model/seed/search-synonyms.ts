import type { ContentfulEntry } from '../contentful-format';
import { searchSynonym } from '../types/search-synonym';

import { buildEntry } from './build-entry';

/** Words that only the people of a region use. */
export const searchSynonymEntries: ContentfulEntry[] = [
  buildEntry(searchSynonym, 'search-slurry-tankers', {
    category: 'slurryTankers',
    words: ['gierkar', 'strontkar', 'muck cart', 'Jauchewagen'],
  }),
  buildEntry(searchSynonym, 'search-telehandlers', {
    category: 'telehandlers',
    words: ['hefarm', 'reach arm', 'Hebearm'],
  }),
  buildEntry(searchSynonym, 'search-ride-on-mowers', {
    category: 'rideOnMowers',
    words: ['grasbuggy', 'lawn buggy', 'Rasenbuggy'],
  }),
];
