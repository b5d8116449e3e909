import { useState } from 'react';

/** The value as it was before it was held, for as long as it is. */
export function useFrozenValue<T>(value: T, isHeld: boolean): T {
  const [free, setFree] = useState(value);
  if (!isHeld && !Object.is(free, value)) setFree(value);
  return isHeld ? free : value;
}
