import { useCallback, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first item of those that are added, so that keyboard and screen reader go on where the list
 * went on. Call what it returns just before more are asked for.
 * @param count how many items there are
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
