import path from 'node:path';

import { gatsbyCache } from '../patches/gatsby/cache-files';

/**
 * The files that one build leaves for the next, or for another process, and the variables that a build passes on. What
 * belongs to a release (addresses, stock history, content report, description) is data of the release, not state.
 */
export const stateFiles = {
  /**
   * Written last, removed first: of which backends, hooks and styles Gatsby's caches were made (`source`), and of which
   * code (`code`). Without it the next build begins without content.
   */
  caches: path.join(gatsbyCache.folder, 'build.json'),
  /** What was bundled last, so that the same need not be bundled again (`patches/gatsby/keep-bundles.ts`). */
  bundles: path.join(gatsbyCache.folder, 'bundles.json'),
  /**
   * The beginning of the files with texts that editors replaced and that are bundled, one a language and namespace.
   * In this folder, because what lies in it as JSON counts as what bundles are made of (`keep-bundles.ts`).
   */
  texts: path.join(gatsbyCache.folder, 'texts-'),
  /** The folder of Gatsby's own settings, which it would put into the home folder. */
  settings: path.resolve(gatsbyCache.folder, 'settings'),
  /**
   * A folder that exists while a build is going on (`build-lock.ts`). In one of its own: of the project a container
   * writes only what is a volume.
   */
  lock: '.build/lock',
  /** In the folder of releases: whether a build is due, and how builds went (`server/rebuild/state-file.ts`). */
  rebuild: '.rebuild.json',
  /** In the folder of releases: the week whose mail of the desk was sent last (`server/desk/mail/desk-mail.ts`). */
  deskMail: '.desk-mail',
  /** In the folder of releases: what was taken back and is not published again (`server/releases/hold.ts`). */
  hold: '.hold.json',
  /** In the folder of releases: folders with the ending `.lock` say who publishes or switches (`releases-lock.ts`). */
  publishing: '.publishing',
  switching: '.switching',
  /** In the folder of releases: which server keeps them, locked while it runs (`server/rebuild/keeper.ts`). */
  server: '.server',
  /** In the folder of releases: the pages that search engines were told of (`server/announce/announcer.ts`). */
  announced: '.announced.json',
  /** In `public/`: share pictures without their photo, which the next build draws again. */
  withoutPhoto: '.share-without-photo.json',
} as const;

/**
 * The site's own variables that a build sets for Gatsby's process, beside those of the backends. Gatsby's are in
 * `patches/gatsby/variables.ts`.
 */
export const stateVariables = {
  /** The code that is built, as a hash (`hashSiteCode`). */
  code: 'SITE_CODE',
  /**
   * The folder of the release that is served, empty before the first one. On Netlify a folder with its addresses and
   * description alone.
   */
  previousRelease: 'PREVIOUS_RELEASE',
  /** The moment that the build is of, ISO 8601 (`build-moment.ts`): what is shown from then on, or until then. */
  moment: 'BUILD_MOMENT',
  /** Set for a build without optional patches (`PLAIN=1`). Part of the caches' source. */
  plain: 'GATSBY_PLAIN',
  /** Set when the CMS is its preview. */
  preview: 'GATSBY_CONTENT_PREVIEW',
  /** Where `serve:preview` keeps the drafts, as `http://127.0.0.1:1234`. Set, pages say what they are made of. */
  mirror: 'CONTENTFUL_MIRROR',
} as const;
