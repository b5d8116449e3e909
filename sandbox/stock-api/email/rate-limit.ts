const minute = 60_000;

/**
 * Returns the seconds to wait if `perMinute` messages were sent in the last minute; otherwise counts one and returns
 * null.
 */
export function createRateLimit(perMinute: number): (now: number) => number | null {
  let passed: number[] = [];
  return (now) => {
    passed = passed.filter((time) => time > now - minute);
    const [oldest] = passed;
    if (oldest !== undefined && passed.length >= perMinute) return Math.ceil((oldest + minute - now) / 1000);
    passed.push(now);
    return null;
  };
}
