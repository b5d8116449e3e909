/** Milliseconds since the start. */
export type Stopwatch = () => number;

/**
 * Measures elapsed time by the clock that shows more. The device's clock may be set forward or back. The page's clock
 * pauses in some browsers while the device sleeps or to prevent fingerprinting. A jump counts as a long time.
 */
export function startStopwatch(): Stopwatch {
  const [steady, set] = [performance.now(), Date.now()];
  return () => Math.max(performance.now() - steady, Math.abs(Date.now() - set));
}
