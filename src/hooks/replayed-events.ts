import { useEffect } from 'react';

/** `early`: elements that a visitor pressed or filled in before hydration (`gatsby/document/record-events.tsx`). */
type EarlyDocument = Document & { early?: Element[] };

let recorded: (() => void)[] = [];

/** React handles events from now on. Call it before React overwrites the fields' values. */
export function takeRecordedEvents(): void {
  // A visitor who sees no reaction presses again, but means it once.
  const page: EarlyDocument = document;
  recorded = [...new Set(page.early)].map(toRepeat);
  delete page.early;
}

/** Replays the recorded events once the relevant part of the page is hydrated. */
export function useReplayedEvents(isHydrated: boolean): void {
  useEffect(() => {
    if (!isHydrated) return;
    const all = recorded;
    recorded = [];
    for (const repeat of all) repeat();
  }, [isHydrated]);
}

/** Repeats a visitor's input. A field must change from the value that React assumes, or React fires no event. */
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
      // React shadows the property on the element to track the last value, so this uses the prototype's setter.
      const prototype = Object.getPrototypeOf(element) as object;
      Reflect.set(prototype, 'value', value, element);
      for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
    };
  }
  return () => {
    if (element instanceof HTMLElement && element.isConnected) element.click();
  };
}
