import { useEffect, useState } from 'react';

/** A loading state shows only after this time, so that fast responses do not flicker (spec section 9). */
const delayMs = 200;

/** True once `isGoingOn` has been true for that time. */
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
