/** How many milliseconds have gone by since it was started. */
export type Stopwatch = () => number;

/**
 * Measures how long something has taken, by the clock that says more. The device's may be set, forward or back; the one
 * of the page stands still in some browsers while the device sleeps, and in those that hide how fast they are. A jump
 * is taken for a long time.
 */
export function startStopwatch(): Stopwatch {
  const [steady, set] = [performance.now(), Date.now()];
  return () => Math.max(performance.now() - steady, Math.abs(Date.now() - set));
}
