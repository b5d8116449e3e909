import { toCategoryNames, type Known } from '../content/mend/categories';

import type { PageData } from './query-page-data';

/** The sectors with their categories as the stock system calls them. */
export function readSectors(data: PageData, known: readonly Known[]): PageData {
  return {
    ...data,
    sectors: data.sectors.map(({ key, categories }) => ({ key, categories: toCategoryNames(categories, known) })),
  };
}
