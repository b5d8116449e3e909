import { useEffect } from 'react';

/**
 * `early`: where a visitor pressed or filled in something before the page was alive
 * (`gatsby/document/record-events.tsx`).
 */
type EarlyDocument = Document & { early?: Element[] };

let kept: (() => void)[] = [];

/** From here on React answers presses itself. To be called before it takes over what the fields say. */
export function takeRecordedEvents(): void {
  // Whoever sees nothing happen presses again, and means it once.
  const page: EarlyDocument = document;
  kept = [...new Set(page.early)].map(toRepeat);
  delete page.early;
}

/** Does what was pressed before, once the part of the page that it is about is alive. */
export function useReplayedEvents(isAlive: boolean): void {
  useEffect(() => {
    if (!isAlive) return;
    const all = kept;
    kept = [];
    for (const repeat of all) repeat();
  }, [isAlive]);
}

/**
 * What a visitor did to an element, to be done again: a field has to change from what it is taken to be, or React hears
 * nothing.
 */
function toRepeat(element: Element): () => void {
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) {
    const { checked } = element;
    if (checked === element.defaultChecked) return () => undefined;
    return () => {
      element.checked = !checked;
      element.click();
    };
  }
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
    const { value } = element;
    return () => {
      element.value = '';
      // Past what React has put over it to know what it said last.
      const prototype = Object.getPrototypeOf(element) as object;
      Reflect.set(prototype, 'value', value, element);
      for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
    };
  }
  return () => {
    if (element instanceof HTMLElement && element.isConnected) element.click();
  };
}
