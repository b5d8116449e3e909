import { useCallback, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first added item, so that keyboard and screen reader continue there. Call the returned
 * function right before requesting more items.
 * @param count the number of items
 */
export function useFocusAdded(count: number, selector: string): () => void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || count <= before.current) return;
    const added = document.querySelectorAll<HTMLElement>(selector)[before.current];
    before.current = null;
    added?.focus({ preventScroll: true });
  }, [count, selector]);
  return useCallback(() => {
    before.current = count;
  }, [count]);
}
