const replaceOnce = require('./replace-once.cjs');

/**
 * Gatsby says in English which page has come, and measures the page for it before that is painted; `layout/announce-page.ts` says it in
 * the page's language. The place where Gatsby says it is in the built page, and stays empty.
 */
const silent = [['<RouteAnnouncer location={location} />', '<div {...RouteAnnouncerProps}></div>']];

/**
 * A loader of webpack's for the browser's scripts (`on-create-webpack-config.ts`).
 * @param {string} source Gatsby's navigation as it is installed
 * @returns {string} the same, without what it says to screen readers
 */
module.exports = function silenceNavigation(source) {
  return replaceOnce('Gatsby’s navigation', source, silent);
};
