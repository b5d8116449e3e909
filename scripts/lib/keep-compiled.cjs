// Loaded before Gatsby where the site's code is that of the build before (`gatsby.ts`). Gatsby compiles its own hooks each time, in a process
// that takes three seconds to find out that nothing has changed; of a large stock a build waits as long, of a small one it does not. What it compiled is there: with it
// stands of which code it is (`gatsby-caches.ts`), and whoever compiles again empties that folder first.
const path = require('node:path');

try {
  const gatsby = path.dirname(require.resolve('gatsby/package.json'));
  const files = require(path.join(gatsby, 'dist/utils/parcel/compile-gatsby-files'));
  if (typeof files.compileGatsbyFiles === 'function') files.compileGatsbyFiles = () => Promise.resolve();
} catch {
  // It compiles somewhere else.
}
