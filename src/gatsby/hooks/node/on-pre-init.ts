/**
 * Gatsby would cut the scripts out of every page and put them in again at the end of a build (its "slices"), which
 * takes long with many pages and leaves no way to say when they are loaded (`patches/gatsby/start-scripts.tsx`). There
 * is no setting for it: Gatsby turns it on by itself, just before this.
 */
export function onPreInit(): void {
  delete process.env.GATSBY_SLICES;
}
