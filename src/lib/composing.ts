/**
 * Whether a key event belongs to an input method: its Enter accepts a word, its arrows and Escape move among
 * candidates. For the last key Safari reports this by its key code only
 * (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode).
 */
export function isComposing(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari reports it in no other way
  return event.isComposing || event.keyCode === 229;
}
