/** By which a search field names an option of its list. */
export function toOptionId(listId: string, place: number): string {
  return `${listId}-${String(place)}`;
}
