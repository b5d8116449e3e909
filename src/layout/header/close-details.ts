/**
 * Closes the native disclosures within an element, menu and groups alike, when the visitor is done with them: by a press
 * elsewhere, by following one of their links, by Back, by moving the focus on, and by Escape, which gives the focus back
 * to the innermost one's summary. Opening and closing by the summary is the browser's business.
 * @returns what stops it
 */
export function closeDetailsWithin(root: HTMLElement): () => void {
  const getOpen = () => [...root.querySelectorAll<HTMLDetailsElement>('details[open]')];
  const closeWithout = (target: EventTarget | null) => {
    for (const details of getOpen()) if (!(target instanceof Node && details.contains(target))) details.open = false;
  };
  const closeOutside = ({ target }: Event) => closeWithout(target);
  const closeAll = () => closeWithout(null);
  const closeByLink = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a') !== null) closeAll();
  };
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    // In the order of the document the innermost comes last.
    const innermost = getOpen().at(-1);
    if (innermost === undefined) return;
    innermost.open = false;
    innermost.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', closeOutside);
  document.addEventListener('focusin', closeOutside);
  document.addEventListener('keydown', closeByKey);
  window.addEventListener('popstate', closeAll);
  root.addEventListener('click', closeByLink);
  return () => {
    document.removeEventListener('pointerdown', closeOutside);
    document.removeEventListener('focusin', closeOutside);
    document.removeEventListener('keydown', closeByKey);
    window.removeEventListener('popstate', closeAll);
    root.removeEventListener('click', closeByLink);
  };
}
