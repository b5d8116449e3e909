/**
 * Whether there is anything to read: an editor may leave a field empty, or with a space in it. @example hasWords(' ')
 * // false
 */
export function hasWords(text: string | null | undefined): text is string {
  return text != null && text.trim() !== '';
}
