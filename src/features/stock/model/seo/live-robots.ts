/**
 * The path of the file with the robots directives of sold items without an own page, by advertisementID. The build
 * writes it: the stock API does not say since when an item is sold, and all live items share one built page.
 */
export const liveRobotsPath = '/live-robots.json';

/** The directive for an item; undefined when the file has none or is broken. */
export function findLiveRobots(file: unknown, id: string): string | undefined {
  if (typeof file !== 'object' || file === null) return undefined;
  const directive = new Map<string, unknown>(Object.entries(file)).get(id);
  return typeof directive === 'string' ? directive : undefined;
}
