/** Whether an address filters by categories, by translated or own names. */
export function filtersByCategory(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((name) => /^filter-(category|subCategory)\./.test(name));
}
