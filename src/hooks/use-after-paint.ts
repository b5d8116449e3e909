import { useEffect, useState } from 'react';

/**
 * The value as it was until the frame after its change has been painted: what depends on it is then rendered in a frame of
 * its own, and what matters more is on screen earlier.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  const isLate = !Object.is(painted, value);
  useEffect(() => {
    if (!isLate) return;
    let timer: ReturnType<typeof setTimeout>;
    // A task that a frame asks for comes when the frame has been painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(value), 0);
    });
    // No frames in a window that nobody sees.
    const fallback = setTimeout(() => setPainted(value), 500);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      clearTimeout(fallback);
    };
  }, [isLate, value]);
  return painted;
}
