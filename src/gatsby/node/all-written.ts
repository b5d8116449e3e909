/** The type of the message by which a build tells whoever started it that all it publishes is there. */
export const allWritten = 'ALL_WRITTEN';

/** Says so: what Gatsby still does is for the next build. */
export function tellAllWritten(): void {
  if (process.connected) process.send?.({ type: allWritten });
  // Nobody listens from here on. Otherwise Gatsby would send along what it prints, and copy the list of all pages for it.
  delete process.send;
}
