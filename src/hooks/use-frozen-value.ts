import { useState } from 'react';

/** The last value before `isHeld` became true, for as long as it is true. */
export function useFrozenValue<T>(value: T, isHeld: boolean): T {
  const [free, setFree] = useState(value);
  if (!isHeld && !Object.is(free, value)) setFree(value);
  return isHeld ? free : value;
}
