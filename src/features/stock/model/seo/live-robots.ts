/**
 * Where the build writes what search engines are told of the sold machines that have no page of their own, by
 * advertisementID: the stock API does not say since when a machine is sold, and the page that shows one live was built
 * for any.
 */
export const liveRobotsPath = '/live-robots.json';

/** What that file says of a machine; nothing where it says nothing, or is no such file. */
export function findLiveRobots(file: unknown, id: string): string | undefined {
  if (typeof file !== 'object' || file === null) return undefined;
  const told = new Map<string, unknown>(Object.entries(file)).get(id);
  return typeof told === 'string' ? told : undefined;
}
