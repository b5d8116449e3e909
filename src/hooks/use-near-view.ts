import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element has come near the window; once it has, it stays so. */
export function useNearView<E extends HTMLElement>(): { ref: RefObject<E>; isNear: boolean } {
  const ref = useRef<E>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: '400px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}
