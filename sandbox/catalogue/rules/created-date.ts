import { createRandom } from '../random';

const day = 24 * 60 * 60 * 1000;

/**
 * The dates on which the stock items were created, as ISO dates: 0.8 % today, 8 % in the last seven days (these come
 * first, newest first), the others in the two years before. Each of the others has its own day on which it becomes one
 * of last week's: so a new day hardly changes any older date, and yet the stock never ages.
 */
export function toCreatedDates({ seed, size, today }: { seed: number; size: number; today: Date }): string[] {
  const dayNumber = Math.floor(today.getTime() / day);
  const random = createRandom(`${String(seed)}/created`);
  const countToday = Math.min(size, Math.max(2, Math.round(size * 0.008)));
  const countWeek = Math.min(size, Math.max(countToday, Math.round(size * 0.08)));
  // In the first minute of the day, so that a stock item of today is not in the future, even soon after midnight.
  const ofToday = Array.from({ length: countToday }, () => dayNumber * day + random.integer(1, 55) * 1000);
  const ofWeek = Array.from({ length: countWeek - countToday }, () =>
    toTime(dayNumber - random.integer(1, 6), random.next()),
  );
  const older = Array.from({ length: size - countWeek }, () => {
    const period = random.chance(0.4) ? 150 : 700;
    const daysAgo = 7 + ((dayNumber + random.integer(0, period - 1)) % period);
    return toTime(dayNumber - daysAgo, random.next());
  });
  const recent = [...ofToday, ...ofWeek].sort((one, other) => other - one);
  return [...recent, ...older].map((time) => new Date(time).toISOString().replace('.000', ''));
}

/** A minute within a day's working hours. */
function toTime(dayNumber: number, fraction: number): number {
  return dayNumber * day + (6 * 60 + Math.floor(fraction * 11 * 60)) * 60_000;
}
