/**
 * How a build ends, as `scripts/build.ts` says it to the server that has it built: there is a new release · another host
 * publishes what was built · Gatsby failed, which a build without caches may mend · what was built, or could not be asked
 * for, is not published · another build is going on.
 */
export const exitCodes = { published: 0, built: 0, failed: 1, refused: 2, busy: 75 } as const;
