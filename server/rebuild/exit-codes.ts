/**
 * Exit codes of `scripts/build.ts`, for the server that started it. In order: a new release is published; the output is
 * built, and another host publishes it; Gatsby failed, and a build without caches may succeed; nothing is published,
 * because a check failed or a backend did not answer; another build is running.
 */
export const exitCodes = { published: 0, built: 0, failed: 1, refused: 2, busy: 75 } as const;
