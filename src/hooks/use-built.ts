import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether a component stands in the built HTML: true in the build and where React hydrates it, also later than the rest
 * of the page; false where React makes its elements.
 */
export function useBuilt(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isBuilt] = useState(isHydrating);
  return isBuilt;
}
