import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Runs in the page, before anything else: keeps what moves without the visitor's doing. */
function observeShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { layoutShifts: shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      // The first paint may come in the midst of a row; what is still to be parsed of it moves the rest a little.
      const [visit] = performance.getEntriesByType('navigation');
      const isParsed = visit !== undefined && visit.domInteractive > 0 && entry.startTime > visit.domInteractive;
      if (!isParsed && entry.value < 0.001) continue;
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.getAttribute('class') : node?.nodeName;
        const text = (node instanceof SVGElement ? node.parentElement : node)?.textContent;
        const [from, to] = [previousRect, currentRect].map(({ x, y }) => `${String(x)},${String(y)}`);
        return `${String(name)} of '${text ?? ''}' from ${String(from)} to ${String(to)}`;
      });
      shifts.push(`${String(entry.value)} ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** From the next document on. The typeface stays out: when it comes, and what it moves, is not the list's doing. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(observeShifts);
}

/** What moved in the page so far by itself: how far, and which elements. */
export function getLayoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        // Entries come with the frame after the one that moved something.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            setTimeout(() => resolve((window as unknown as { layoutShifts: string[] }).layoutShifts), 0);
          }),
        );
      }),
  );
}
