import type { PageData } from './query-page-data';

/** The categories that no sector of the CMS names: nobody finds them through a sector. */
export function findUnassignedCategories({ categories, sectors }: Pick<PageData, 'categories' | 'sectors'>): string[] {
  const assigned = new Set(sectors.flatMap((sector) => sector.categories));
  return categories.map(({ name }) => name).filter((name) => !assigned.has(name));
}
