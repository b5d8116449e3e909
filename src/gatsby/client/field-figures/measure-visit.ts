import { onCLS, onINP, onLCP } from 'web-vitals';

import { fieldFiguresPath } from '../../../config/field-figures';

import { collectFigures } from './collect-figures';

/** Measures this page load and the navigations after it, and reports them whenever the page is hidden or left. */
export function measureVisit(): void {
  const { add, take } = collectFigures();
  for (const measure of [onLCP, onINP, onCLS]) measure(add, { reportSoftNavs: true });
  // The supported browsers hide a page before they leave it. The library listens in the capturing phase, so it has
  // reported its last values when this is called.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send(take());
  });
}

function send(figures: readonly object[]): void {
  if (figures.length === 0) return;
  try {
    navigator.sendBeacon(fieldFiguresPath, JSON.stringify({ figures }));
  } catch {
    // Extensions replace it; the figures of this visit are lost.
  }
}
