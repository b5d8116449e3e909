import { useEffect, useRef, useState, type RefObject } from 'react';

/** In milliseconds: an observer reports immediately. One that does not is broken or blocked by an extension. */
const timeoutMs = 2000;

/**
 * Whether an element has come near the viewport; once true, it stays true. Always true where the browser does not
 * report it.
 */
export function useNearView<E extends HTMLElement>(): { ref: RefObject<E>; isNear: boolean } {
  const ref = useRef<E>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (ref.current === null) return;
    const timer = setTimeout(() => setIsNear(true), timeoutMs);
    let observer: IntersectionObserver | undefined;
    try {
      observer = new IntersectionObserver(
        (entries) => {
          clearTimeout(timer);
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          setIsNear(true);
          observer?.disconnect();
        },
        { rootMargin: '400px' },
      );
      observer.observe(ref.current);
    } catch {
      // Missing or refused: the timeout handles it.
    }
    return () => {
      clearTimeout(timer);
      observer?.disconnect();
    };
  }, []);
  return { ref, isNear };
}
