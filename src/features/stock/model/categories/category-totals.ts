/** A category with its name and address in the page's language and the number of its items. */
export type CategoryTotal = { name: string; label: string; path: string; total: number };

type Data = {
  categories: { nodes: readonly { name: string; label: string; path: string }[] };
  totals: { group: readonly { fieldValue: string | null; totalCount: number }[] };
};

/** The categories that have items, most first. */
export function toCategoriesWithTotals({ categories, totals }: Data): CategoryTotal[] {
  const byName = new Map(totals.group.map(({ fieldValue, totalCount }) => [fieldValue, totalCount]));
  return categories.nodes
    .map(({ name, label, path }) => ({ name, label, path, total: byName.get(name) ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total || (a.label < b.label ? -1 : 1));
}
