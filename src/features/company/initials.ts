/**
 * Placeholder for a missing photo: the first letters of the first and the last word of a name.
 * @example toInitials('Piet-Jan van der Bovenkamp') // 'PB'
 */
export function toInitials(name: string): string {
  const letters = name.match(/(?<!\S)[\p{L}\p{N}]/gu) ?? [];
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('').toUpperCase();
}
