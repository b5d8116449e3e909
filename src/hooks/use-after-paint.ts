import { useEffect, useState } from 'react';

/** Acts once the next frame has been painted. @returns takes it back */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const finish = () => {
    cancel();
    act();
  };
  // A task that a frame asks for comes when the frame has been painted.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(finish, 0);
  });
  // No frames in a window that nobody sees.
  const fallback = setTimeout(finish, 500);
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    clearTimeout(fallback);
  };
  return cancel;
}

/**
 * The value as it was until the frame after its change has been painted: what depends on it is then rendered in a frame
 * of its own, and what matters more is on screen earlier.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  const isLate = !Object.is(painted, value);
  useEffect(() => {
    if (!isLate) return;
    return afterPaint(() => setPainted(value));
  }, [isLate, value]);
  return painted;
}
