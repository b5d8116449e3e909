import nodePath, { type PlatformPath } from 'node:path';

/** A module as webpack finds it, and what is taken in its place: another one, or nothing. */
type Aliases = Readonly<Record<string, string | false>>;

/**
 * What stands for what in all that is compiled: `@/` for `src/`, as in tsconfig.json and jest.config.ts, and one form
 * of i18next. The translation plugin requires what our own code imports: without this the library is there twice.
 * Webpack knows a file by its path as the system writes it, so these paths are written so, too.
 */
export function toAliases(root: string, path: Pick<PlatformPath, 'join'> = nodePath): Aliases {
  return {
    '@': path.join(root, 'src'),
    i18next$: path.join(root, 'node_modules/i18next/dist/esm/i18next.js'),
  };
}

/**
 * What libraries bring into the browser's scripts that nothing there runs: the translation plugin's warnings for
 * developers and its redirect by the browser's language (we have our own), Gatsby's ways to load scripts of others, to
 * work without a network, to put pages together of slices and to render what a template exports as `Head` (Helmet does
 * that here).
 */
export function toBrowserAliases(root: string, path: Pick<PlatformPath, 'join'> = nodePath): Aliases {
  const toGatsbyPart = (file: string) => path.join(root, '.cache', file);
  const toOwnPart = (file: string) => path.join(root, 'patches/gatsby', file);
  return {
    outdent$: false,
    'browser-lang$': false,
    '@builder.io/partytown/integration$': false,
    'gatsby-script$': false,
    [path.join(root, 'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
    [toGatsbyPart('register-service-worker.js')]: false,
    [toGatsbyPart('slice.js')]: toOwnPart('no-slice.js'),
    [toGatsbyPart('head/head-export-handler-for-browser.js')]: toOwnPart('no-head-export.js'),
    ...toTextAliases(root, path),
  };
}

/**
 * What a page needs of the translation library, in browsers and where it is built: what holds its texts, and what hands
 * them on. The plugin makes a translator for each page, and to make the library's own takes a tenth of rendering one.
 */
export function toTextAliases(root: string, path: Pick<PlatformPath, 'join'> = nodePath): Aliases {
  const toOwnPart = (file: string) => path.join(root, 'patches/i18next', file);
  return {
    i18next$: toOwnPart('i18next-parts.ts'),
    'react-i18next$': toOwnPart('react-i18next-parts.js'),
    // The site takes the context of the page's language from the plugin, and none of its hooks and links.
    'gatsby-plugin-react-i18next$': path.join(root, 'node_modules/gatsby-plugin-react-i18next/dist/i18nextContext.js'),
  };
}

/**
 * A pattern for a file of the installed packages, or those of a folder, whichever way the system writes paths.
 * @param place what ends in a slash is a folder
 */
export function toPackagePattern(place: string): RegExp {
  const parts = ['node_modules', ...place.split('/')].map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`[\\\\/]${parts.join('[\\\\/]')}${place.endsWith('/') ? '' : '$'}`);
}
