/**
 * Every place that depends on something that a package does not document: a module inside it, a string of its source or
 * of its log, a class name of its plugins, a private global, the shape of its HTML. A patch may exist only when it mends
 * a fault that visitors or editors meet and the package offers no documented way, improves by a tenth a figure that a
 * visitor on a phone feels, or saves a fifth of the time from an edit to the live site with 3,000 stock items.
 */
export type Patch = {
  /** Packages and the versions it was made for; `apply.ts` stops a build when others are installed. */
  packages: Readonly<Record<string, string>>;
  kind: 'replaced module' | 'configuration' | 'private API' | 'private format' | 'HTML' | 'package override';
  /** Below `patches/`. */
  files: readonly string[];
  /** What it mends, or what it gains as measured. */
  gain: string;
  /** Optional: `PLAIN=1` leaves it out, and pages say the same without it. */
  need: 'needed' | 'optional';
  removeWhen: string;
  /** Its test, from the project's folder. */
  test: string;
};

const gatsby = { gatsby: '5.16.1' };
const webpack = { ...gatsby, webpack: '5.98.0' };
const pages = 'e2e/plain.build-test.ts';

export const registry = {
  'page-loader': {
    packages: gatsby,
    kind: 'private API',
    files: ['gatsby/change-loader.js', 'gatsby/load-by-path.ts', 'gatsby/load-stock-items.ts'],
    gain: 'Back to a filtered list works without network; a live stock item is not loaded over and over; data of a stock item 20 → 6 KB (texts shared; the plain build queries them)',
    need: 'needed',
    removeWhen: 'Gatsby keeps page data by path, and a 404 page may stay at the address of another page',
    test: 'patches/gatsby/load-stock-items.test.ts',
  },
  router: {
    packages: gatsby,
    kind: 'private API',
    files: ['gatsby/router.ts'],
    gain: 'The last of two presses wins; without network the page on screen stays; progress bar (spec section 9)',
    need: 'needed',
    removeWhen: 'Gatsby offers hooks before and after a navigation, with a way to refuse it',
    test: 'src/gatsby/client/watch-navigation.test.ts',
  },
  'scroll-places': {
    packages: gatsby,
    kind: 'private format',
    files: ['gatsby/forget-places.ts'],
    gain: 'A page opened by its address begins at the top, not where the tab was before',
    need: 'needed',
    removeWhen: 'gatsby-react-router-scroll names the first entry of a tab',
    test: 'patches/gatsby/forget-places.test.ts',
  },
  'root-element': {
    packages: gatsby,
    kind: 'HTML',
    files: ['gatsby/root-element.ts'],
    gain: 'A page that fails to hydrate stays on screen as it was built',
    need: 'needed',
    removeWhen: 'React keeps server HTML when hydration fails',
    test: 'src/gatsby/client/page-root.test.tsx',
  },
  'loader-script': {
    packages: gatsby,
    kind: 'HTML',
    files: ['gatsby/share-loader-script.tsx'],
    gain: 'One hash in the Content Security Policy instead of one a page, which no proxy would pass on',
    need: 'needed',
    removeWhen: 'Gatsby writes the path of a page outside of a script',
    test: 'patches/gatsby/share-loader-script.test.tsx',
  },
  'printed-errors': {
    packages: { ...gatsby, 'gatsby-source-contentful': '8.17.0' },
    kind: 'private format',
    files: ['gatsby/printed-errors.ts'],
    gain: 'A failed build names its reason in one line; an expired sync token of the CMS is mended by itself',
    need: 'needed',
    removeWhen: 'Gatsby reports errors to the process that started it',
    test: 'patches/gatsby/printed-errors.test.ts',
  },
  'cache-files': {
    packages: gatsby,
    kind: 'private format',
    files: ['gatsby/cache-files.ts'],
    gain: 'Content of other backends, styles or resolvers never mixes into a build; a rebuild 75 → 22 s with 240 stock items',
    need: 'needed',
    removeWhen: 'Gatsby drops content that other code or another backend made',
    test: 'build/caches.test.ts',
  },
  'foreign-keys': {
    packages: { 'gatsby-source-contentful': '8.17.0' },
    kind: 'private format',
    files: ['gatsby/foreign-key.ts'],
    gain: 'A long text that no entry has still builds: its field is declared',
    need: 'needed',
    removeWhen: 'The plugin declares its types in full',
    test: 'content-model/to-graphql.test.ts',
  },
  'style-order': {
    packages: webpack,
    kind: 'configuration',
    files: ['webpack/edit-config.ts', 'webpack/split-styles.ts'],
    gain: 'No warning for each two style modules; a build with warnings would be bundled again each time',
    need: 'needed',
    removeWhen: 'Gatsby has an option of mini-css-extract-plugin',
    test: 'patches/webpack/edit-config.test.ts',
  },
  'network-probe': {
    packages: { 'is-online': 'file' },
    kind: 'package override',
    files: ['is-online/index.cjs'],
    gain: 'Behind a firewall each build waits 3 to 5 s less: gatsby-source-contentful would ask foreign hosts for a network',
    need: 'needed',
    removeWhen: 'gatsby-source-contentful asks its own host only',
    test: 'patches/is-online/is-online.test.ts',
  },
  entry: {
    packages: gatsby,
    kind: 'replaced module',
    files: ['gatsby/start.js'],
    gain: 'Longest task before hydration 64 → 51 ms on lists, 61 → 41 ms on stock items (phone, processor 4 times slower)',
    need: 'optional',
    removeWhen: 'Gatsby sets up its modules in several tasks',
    test: pages,
  },
  'start-scripts': {
    packages: gatsby,
    kind: 'HTML',
    files: ['gatsby/start-scripts.tsx', 'gatsby/slices.ts', 'webpack/template-parts-plugin.ts'],
    gain: 'Largest paint of a list 2.3 → 1.7 s (slow 4G): scripts are requested after the first image, all at once',
    need: 'optional',
    removeWhen: 'Gatsby lets a site say when its scripts are requested',
    test: 'patches/gatsby/start-scripts.test.tsx',
  },
  'image-component': {
    packages: { 'gatsby-plugin-image': '3.16.0' },
    kind: 'HTML',
    files: ['gatsby/without-image-component.ts'],
    gain: '400 bytes a page: styles and a script of a component that no page has',
    need: 'optional',
    removeWhen: 'gatsby-plugin-image writes them only for pages with its component',
    test: 'patches/gatsby/without-image-component.test.tsx',
  },
  'kept-bundles': {
    packages: webpack,
    kind: 'private API',
    files: ['gatsby/keep-bundles.ts'],
    gain: '8 s of every rebuild of the same code: webpack is not started',
    need: 'optional',
    removeWhen: 'Gatsby skips bundling when nothing changed',
    test: 'patches/gatsby/keep-bundles.test.ts',
  },
  'image-jobs': {
    packages: { ...gatsby, 'gatsby-plugin-sharp': '5.16.0', sharp: '0.34.5' },
    kind: 'private API',
    files: ['gatsby/image-worker.ts', 'gatsby/request-images.ts'],
    gain: 'Images of the CMS are made while scripts are bundled; AVIF in a fourteenth of the time (effort 1 instead of 4)',
    need: 'optional',
    removeWhen: 'Gatsby makes images in processes of their own, and its plugin takes an effort',
    test: 'build/image-jobs.test.ts',
  },
  'package-parts': {
    packages: {
      ...webpack,
      i18next: '22.5.1',
      'react-i18next': '12.3.1',
      'gatsby-plugin-react-i18next': '3.0.1',
      '@contentful/rich-text-types': '17.2.7',
    },
    kind: 'replaced module',
    files: [
      'webpack/aliases.ts',
      'webpack/packages.ts',
      'i18next/i18next-parts.ts',
      'i18next/react-i18next-parts.js',
      'gatsby/no-head-export.js',
      'gatsby/no-slice.js',
    ],
    gain: 'Scripts of every page: i18next and react-i18next 12.5 KB, parts of Gatsby and of its plugins 4 KB less',
    need: 'optional',
    removeWhen: 'The packages can be tree-shaken',
    test: 'patches/webpack/aliases.test.ts',
  },
  'helmet-parts': {
    packages: { 'react-helmet-async': '3.0.0' },
    kind: 'replaced module',
    files: ['react-helmet-async/helmet-in-browser.cjs', 'react-helmet-async/replace-once.cjs'],
    gain: '1.5 KB of scripts on every page',
    need: 'optional',
    removeWhen: 'The package can be tree-shaken',
    test: 'patches/react-helmet-async/helmet-in-browser.test.ts',
  },
  'split-styles': {
    packages: webpack,
    kind: 'configuration',
    files: ['webpack/split-styles.ts'],
    gain: '25 KB of styles less in each page: those of other templates',
    need: 'optional',
    removeWhen: 'Gatsby has an option for one style a template',
    test: 'patches/webpack/edit-config.test.ts',
  },
  'shared-scripts': {
    packages: webpack,
    kind: 'configuration',
    files: ['webpack/share-scripts.ts'],
    gain: '3 KB of scripts on every page: one file compresses better than five',
    need: 'optional',
    removeWhen: 'Gatsby has an option for its chunks',
    test: 'patches/webpack/edit-config.test.ts',
  },
  minifier: {
    packages: webpack,
    kind: 'configuration',
    files: ['webpack/minify-scripts.ts'],
    gain: '1.6 KB of scripts on every page; a third of the time in which scripts are bundled',
    need: 'optional',
    removeWhen: 'Gatsby minifies for browserslist',
    test: 'patches/webpack/edit-config.test.ts',
  },
  'class-names': {
    packages: webpack,
    kind: 'configuration',
    files: ['webpack/class-names.ts'],
    gain: '1.1 KB of the first visit of a list (page, styles and scripts)',
    need: 'optional',
    removeWhen: 'Gatsby has an option for class names of CSS modules',
    test: 'patches/webpack/class-names.test.ts',
  },
  environment: {
    packages: webpack,
    kind: 'configuration',
    files: ['webpack/limit-environment.ts'],
    gain: 'A new variable in the environment (a service manager names each run) renders no page again',
    need: 'optional',
    removeWhen: 'Gatsby compiles only variables with its prefix',
    test: 'patches/webpack/edit-config.test.ts',
  },
  'stable-hash': {
    packages: webpack,
    kind: 'private API',
    files: ['webpack/plugins.ts', 'webpack/stable-hash-plugin.ts'],
    gain: 'A cold build of the same code rewrites no page: the hash in each page is one of what was written',
    need: 'optional',
    removeWhen: 'webpack’s compilation hash is the same with and without its cache',
    test: 'e2e/builds.build-test.ts',
  },
  'cache-version': {
    packages: webpack,
    kind: 'private API',
    files: ['webpack/cache-version.ts'],
    gain: '20 s of a first build: webpack does not trace thousands of files of packages',
    need: 'optional',
    removeWhen: 'webpack takes a lock file for all packages',
    test: 'patches/webpack/cache-version.test.ts',
  },
} as const satisfies Readonly<Record<string, Patch>>;
