/** A category with its label and path in the page's language and its number of items. */
export type CategoryTotal = { name: string; label: string; path: string; total: number };

/** The categories that have items, largest first. */
export function toCategoriesWithTotals({
  categories,
}: {
  categories: { nodes: readonly CategoryTotal[] };
}): CategoryTotal[] {
  return categories.nodes
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total || (a.label < b.label ? -1 : 1));
}
