// The thread in which sitemaps and feeds are written (`listings.ts`). Plain JavaScript, because it is what has
// TypeScript read in there.
require('tsx/cjs/api').register();
require('./write-listings.ts');
