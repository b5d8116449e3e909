import { useEffect, useState } from 'react';

/** A loading state shows only after this time, so that fast responses do not flicker (spec section 9). */
const delayMs = 200;

/** True once `isGoingOn` has been true for that time, in milliseconds. */
export function useDelayed(isGoingOn: boolean, afterMs = delayMs): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setIsLong(true), afterMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isGoingOn, afterMs]);
  return isGoingOn && isLong;
}
