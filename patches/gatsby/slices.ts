import { isPlain } from '../plain';

/**
 * Gatsby's slices cut the scripts out of every page and put them in again at the end of a build: slow with many pages,
 * and pages could not say when their scripts load (`start-scripts.tsx`). No setting turns them off; Gatsby sets the
 * variable just before `onPreInit`.
 */
export function turnSlicesOff(): void {
  if (!isPlain()) delete process.env.GATSBY_SLICES;
}
