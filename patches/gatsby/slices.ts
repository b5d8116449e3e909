/**
 * Gatsby's slices cut the scripts out of every page and put them in again at the end of a build: slow with many pages,
 * and neither `share-loader-script.tsx` nor `start-scripts.tsx` would find them. No setting turns slices off; Gatsby
 * sets the variable while it reads its configuration.
 */
export function turnSlicesOff(): void {
  delete process.env.GATSBY_SLICES;
}
