/**
 * Keys for the rows of a list that changes: what stays keeps its key, what is new takes over the key of something that went.
 * React then changes the row's words in place, which is cheaper than taking the row away and making another one.
 * @param previous the keys until now, by id
 */
export function recycleKeys(previous: ReadonlyMap<string, number>, ids: readonly string[]): Map<string, number> {
  const stays = new Set(ids);
  const free = [...previous].flatMap(([id, key]) => (stays.has(id) ? [] : [key]));
  let unused = Math.max(-1, ...previous.values()) + 1;
  return new Map(ids.map((id) => [id, previous.get(id) ?? free.shift() ?? unused++]));
}
