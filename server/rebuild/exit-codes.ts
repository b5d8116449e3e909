/**
 * Exit codes of `scripts/build.ts`, for the server that started it. In turn: there is a new release; another host
 * publishes the output; Gatsby failed, which a build without caches may mend; nothing is published, because a check
 * refused it or a backend did not answer; another build is running.
 */
export const exitCodes = { published: 0, built: 0, failed: 1, refused: 2, busy: 75 } as const;
