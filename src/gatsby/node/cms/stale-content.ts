/** Begins the sentence that `scripts/lib/gatsby.ts` reads as a wish for a build without caches. */
export const staleContent = 'The CMS published what was linked to before';
