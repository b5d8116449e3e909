/**
 * Whether a key belongs to the input method, which is putting a word together: its Enter takes the word, its arrows and
 * Escape move among words. Safari says so of the last key by its code alone
 * (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode).
 */
export function isComposing(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells it in Safari
  return event.isComposing || event.keyCode === 229;
}
