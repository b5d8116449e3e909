/**
 * Closes the native disclosures within an element, menu and groups alike, when the visitor is done with them: by a
 * press elsewhere, by following one of their links, by Back, by moving the focus on, by turning the device to where
 * there is another menu in its place, and by Escape, which gives the focus back to the innermost one's summary. Opening
 * and closing by the summary is the browser's business.
 * @returns what stops it, and closes them
 */
export function closeDetailsWithin(root: HTMLElement): () => void {
  const getOpen = () => [...root.querySelectorAll<HTMLDetailsElement>('details[open]')];
  const closeWithout = (target: EventTarget | null) => {
    for (const details of getOpen()) if (!(target instanceof Node && details.contains(target))) details.open = false;
  };
  // While one of them is pressed nothing closes: what is under the finger would move away before the click.
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
    // In the order of the document the innermost comes last.
    const innermost = getOpen().at(-1);
    if (innermost === undefined) return;
    // Taken: it means nothing else then (`floating/pop-up.tsx`).
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
