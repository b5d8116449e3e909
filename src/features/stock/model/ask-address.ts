/** Stands among the properties for the question whether the item fits through the visitor's own gate. */
export const gateFact = 'gate';

/**
 * The end of an item's address that leads to its form with a question: which properties are asked for, and nothing
 * else. `asked-facts.ts` reads it; this is apart because lists need no more.
 * @param facts ids of properties
 * @example toAskAddress(['length', 'width']) // '?ask=length,width#enquiry'
 */
export function toAskAddress(facts: readonly string[]): string {
  return `${toAskSearch(facts)}#enquiry`;
}

/**
 * The same without the place on the page.
 * @param before the query string of the page's address: what that asks is asked on
 */
export function toAskSearch(facts: readonly string[], before = ''): string {
  const asked = new URLSearchParams(before).get('ask')?.split(',') ?? [];
  // Which names are properties is not known here; these need no encoding.
  const names = asked.filter((name) => /^[\w.]+$/.test(name));
  return `?ask=${[...new Set([...names, ...facts])].join(',')}`;
}
