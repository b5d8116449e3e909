const minute = 60_000;

/**
 * Gives the seconds to wait when `perMinute` messages were let through in the last minute, else null and counts one.
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
