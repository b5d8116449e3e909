import { useEffect, useState } from 'react';

/** Loading is shown only after this long, so that quick answers do not flicker (spec section 9). */
const delayMs = 200;

/** True once something has been going on for a moment. */
export function useDelayed(isGoingOn: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setIsLong(true), delayMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isGoingOn]);
  return isGoingOn && isLong;
}
