/** Begins the sentence of a build that ended because a file did not come; its cache has the asset without it. */
export const lostFile = 'A file of the CMS could not be downloaded';
