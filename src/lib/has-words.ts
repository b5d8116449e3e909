/** Whether a field has text: an editor may leave it empty or type a space. @example hasWords(' ') // false */
export function hasWords(text: string | null | undefined): text is string {
  return text != null && text.trim() !== '';
}
