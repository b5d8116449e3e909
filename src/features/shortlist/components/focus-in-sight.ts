/**
 * Focuses an element and scrolls as little as shows it, or what it belongs to: a whole head of a column, since columns
 * snap into their places. The table's body goes along at once: it would snap to the column that it had before, and take
 * the head along.
 */
export function focusInSight(
  element: HTMLElement | null | undefined,
  shown: Element | null = element?.closest('th') ?? element ?? null,
): void {
  element?.focus({ preventScroll: true });
  shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const head = shown?.closest('thead');
  const body = head?.parentElement?.querySelector('tbody');
  if (head && body) body.scrollLeft = head.scrollLeft;
}
