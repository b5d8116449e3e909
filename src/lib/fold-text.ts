/** Without case and accents. @example foldText('Größe') // 'grosse' */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss');
}

/**
 * Compares texts by their letters, ignoring case and accents, as readers of the site's languages expect. The first
 * `localeCompare` takes 10 to 30 ms, four times as long on a phone, during hydration.
 */
export function compareTexts(one: string, other: string): number {
  const [left, right] = [foldText(one), foldText(other)];
  if (left !== right) return left < right ? -1 : 1;
  return one < other ? -1 : Number(one > other);
}
