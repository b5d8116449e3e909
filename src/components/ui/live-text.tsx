/**
 * A text that may change while it is on screen, in an element that is replaced with it.
 *
 * Browser translation replaces each text node by elements of its own a moment after it appears. A text node that React
 * updates in place stays invisible, or hidden behind the old translation. A text node that React removes beside
 * siblings is no longer there, and `NotFoundError` ends the page. So a changing text is alone in its element, and each
 * change makes a new element: this component, or an element whose `key` is its text. Bare text (a space, too) has no
 * conditional siblings.
 */
export function LiveText({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
