import { stateVariables } from './state';

/** The folder of the release that is served, for code in Gatsby's process; null before the first one. */
export function getPreviousRelease(): string | null {
  // A build passes an empty one on when there is none.
  return process.env[stateVariables.previousRelease] || null;
}
