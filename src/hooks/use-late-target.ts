import { useEffect, useState } from 'react';

/**
 * Scrolls to the address's fragment if its element renders after the browser and the router looked for it. A visitor
 * who has scrolled since stays there. @param isRendered whether the element is rendered
 */
export function useLateTarget(isRendered: boolean): void {
  const [isLate] = useState(!isRendered);
  useEffect(() => {
    if (!isLate || !isRendered || window.scrollY > 0) return;
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, [isLate, isRendered]);
}
