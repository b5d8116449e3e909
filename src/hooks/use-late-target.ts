import { useEffect, useState } from 'react';

/**
 * Brings what the address points at into view when it comes into the page later than the browser and the router look
 * for it. Who has scrolled meanwhile stays there. @param isThere whether it has come
 */
export function useLateTarget(isThere: boolean): void {
  const [isLate] = useState(!isThere);
  useEffect(() => {
    if (!isLate || !isThere || window.scrollY > 0) return;
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, [isLate, isThere]);
}
