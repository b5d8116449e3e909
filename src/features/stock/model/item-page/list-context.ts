/** The key in the session storage. */
export const listContextKey = 'list-trail';

/** The number of stored items; of a longer list the first ones. */
export const storedItems = 500;

/**
 * The list that the visitor came from: its path with filters, its total, the number of items before the first loaded
 * one, and the loaded items in order.
 */
export type ListContext = {
  list: { path: string; total: number; first: number };
  items: { id: string; path: string }[];
};

/** What a list stores. Lists load nothing of what reads it (`list-place.ts`). */
export function formatListContext({ list, items }: ListContext): string {
  return JSON.stringify({ list, items: items.slice(0, storedItems) });
}
