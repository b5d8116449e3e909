/** https://wicg.github.io/soft-navigations/ */
type Paint = PerformanceEntry & { interactionId: number; largestContentfulPaint?: { renderTime: number } | null };
type SoftNavigation = PerformanceEntry & { interactionId: number };
/** https://wicg.github.io/layout-instability/ */
type Shift = PerformanceEntry & { value: number };

/** What the last step of a way took. */
export type Watched = {
  /** Milliseconds from the interaction to the largest paint that it caused; null when the browser reports none. */
  paintMs: number | null;
  /** The sum of all layout shifts from the interaction on, right after it as well: it is to move nothing. */
  shift: number;
};

/**
 * Runs in the page, before its own scripts. `globalThis.watched()` gives what came after the last interaction: by
 * `interaction-contentful-paint` where it led to a soft navigation, by `largest-contentful-paint` where it loaded a
 * page.
 */
export function watchPaints(): void {
  // In storage: on a site without a router a page load follows the tap. The page gets this function alone.
  const tapKey = 'bench-tap';
  const toEpoch = (time: number) => performance.timeOrigin + time;
  const paints: Paint[] = [];
  const soft: SoftNavigation[] = [];
  const loads: PerformanceEntry[] = [];
  const shifts: Shift[] = [];
  const observe = (type: string, entries: PerformanceEntry[]) =>
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
  observe('interaction-contentful-paint', paints);
  observe('soft-navigation', soft);
  observe('largest-contentful-paint', loads);
  observe('layout-shift', shifts);
  for (const type of ['click', 'popstate'])
    addEventListener(type, ({ timeStamp }) => sessionStorage.setItem(tapKey, String(toEpoch(timeStamp))), true);

  const watched = (): Watched => {
    const tap = Number(sessionStorage.getItem(tapKey));
    const { interactionId, startTime = NaN } = soft.at(-1) ?? {};
    const largest = paints.filter((paint) => paint.interactionId === interactionId).at(-1);
    const softTime = (largest?.largestContentfulPaint?.renderTime ?? NaN) - startTime;
    const isLoad = performance.timeOrigin > tap;
    const paintMs = isLoad ? toEpoch(loads.at(-1)?.startTime ?? NaN) - tap : softTime;
    const after = shifts.filter((shift) => toEpoch(shift.startTime) >= tap);
    return {
      paintMs: Number.isNaN(paintMs) ? null : paintMs,
      shift: after.reduce((sum, { value }) => sum + value, 0),
    };
  };
  Object.assign(globalThis, { watched });
}
