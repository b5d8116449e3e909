/** Without case and accents. @example foldText('Größe') // 'grosse' */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss');
}

/**
 * Sorts texts by their letters, whatever their case and accents, as readers of the site's languages do. The browser's
 * own way (`localeCompare`) takes it 10 to 30 ms the first time, four times as long on a phone, while the page comes
 * alive.
 */
export function compareTexts(one: string, other: string): number {
  const [left, right] = [foldText(one), foldText(other)];
  if (left !== right) return left < right ? -1 : 1;
  return one < other ? -1 : Number(one > other);
}
