/**
 * Closes the native disclosures within an element (menu and groups) on: a press elsewhere, a followed link, Back, focus
 * leaving, a device rotation that swaps the menu, and Escape, which returns the focus to the innermost summary. The
 * browser handles opening and closing by the summary.
 * @returns a function that stops it and closes them
 */
export function closeDetailsWithin(root: HTMLElement): () => void {
  const getOpen = () => [...root.querySelectorAll<HTMLDetailsElement>('details[open]')];
  const closeWithout = (target: EventTarget | null) => {
    for (const details of getOpen()) if (!(target instanceof Node && details.contains(target))) details.open = false;
  };
  // Nothing closes during a press: the target would move away before the click.
  let isPressed = false;
  const closeByPress = ({ target }: Event) => {
    isPressed = target instanceof Node && root.contains(target);
    if (!isPressed) closeAll();
  };
  const closeByFocus = ({ target }: Event) => {
    if (!isPressed) closeWithout(target);
  };
  const closeAll = () => closeWithout(null);
  const closeByClick = ({ target }: Event) => {
    isPressed = false;
    closeWithout(target instanceof Element && target.closest('a') !== null ? null : target);
  };
  const closeByKey = (event: KeyboardEvent) => {
    isPressed = false;
    if (event.key !== 'Escape') return;
    // In document order the innermost comes last.
    const innermost = getOpen().at(-1);
    if (innermost === undefined) return;
    // Marks the key as handled for other listeners (`floating/pop-up.tsx`).
    event.preventDefault();
    innermost.open = false;
    innermost.querySelector('summary')?.focus();
  };
  const closeHidden = () => {
    for (const details of getOpen()) if (details.getClientRects().length === 0) details.open = false;
  };
  document.addEventListener('pointerdown', closeByPress);
  document.addEventListener('focusin', closeByFocus);
  document.addEventListener('keydown', closeByKey);
  window.addEventListener('popstate', closeAll);
  window.addEventListener('resize', closeHidden);
  root.addEventListener('click', closeByClick);
  return () => {
    closeAll();
    document.removeEventListener('pointerdown', closeByPress);
    document.removeEventListener('focusin', closeByFocus);
    document.removeEventListener('keydown', closeByKey);
    window.removeEventListener('popstate', closeAll);
    window.removeEventListener('resize', closeHidden);
    root.removeEventListener('click', closeByClick);
  };
}
