/**
 * A text that may become another one while it is on screen, in an element that goes with it.
 *
 * The translation of a browser takes each text out, a moment after it came, and puts elements of its own in its place.
 * A text that changed in place would not be seen then, or be covered by the translation of the one before; one that
 * comes and goes beside others would not be found, which ends the page (`NotFoundError`). So what changes stands alone
 * in its element, and the element is a new one:
 * this one, or one whose `key` is its text. Bare text, a space too, has nothing beside it that comes and goes.
 */
export function LiveText({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
