/** The id of an option in a search field's list. */
export function toOptionId(listId: string, place: number): string {
  return `${listId}-${String(place)}`;
}
