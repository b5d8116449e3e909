/**
 * Whether optional patches are left out (`PLAIN=1 npm run build`). Gatsby compiles variables with its prefix into
 * scripts and into what renders pages, so the same question works in a browser; a normal build drops the plain branch.
 */
export function isPlain(): boolean {
  return process.env.GATSBY_PLAIN === '1';
}
