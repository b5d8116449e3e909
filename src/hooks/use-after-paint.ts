import { useEffect, useState } from 'react';

/** Runs `act` once the next frame has been painted. @returns a function that cancels it */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const finish = () => {
    cancel();
    callback();
  };
  // A task queued in a frame callback runs after that frame's paint.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(finish, 0);
  });
  // Background tabs get no frames.
  const fallback = setTimeout(finish, 500);
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    clearTimeout(fallback);
  };
  return cancel;
}

/**
 * The value delayed until its change has been painted: what depends on it then renders in a later frame, and more
 * important parts paint earlier.
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
