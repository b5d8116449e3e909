/* global MessageChannel, document, require, window */

/**
 * Where the site's scripts begin (`on-create-webpack-config.ts`). What runs before a page can come alive is the setting
 * up of libraries and of the template's parts: run in one go it would hold up a press for as long as all of it takes on
 * a slow phone, so each has a task of its own. Not timers: those of a tab in the background come a second late.
 */
const steps = [
  leaveBrokenHash,
  () => require('react-dom/client'),
  changeLoader,
  () => require('../../../.cache/api-runner-browser'),
  setUpTemplate,
  () => require('../../../.cache/production-app'),
];

function changeLoader() {
  const loader = require('../../../.cache/loader');
  require('./load-by-path').loadByPath(loader);
  require('./load-stock-items').loadStockItems(loader);
}

/**
 * The router decodes what follows the number sign while it shows a page: one that cannot be would take the page away.
 */
function leaveBrokenHash() {
  const { hash, pathname, search } = window.location;
  try {
    decodeURI(hash);
  } catch {
    require('../../src/lib/write-history').writeHistory(window.history.state, pathname + search);
  }
}

/**
 * The parts of the page's template, which the router would set up in the task that shows the page. The page says what
 * they are called (`patches/gatsby/start-scripts.tsx`). One that does not come is the router's to say.
 */
function setUpTemplate() {
  const { scripts } = document.querySelector('[data-scripts]')?.dataset ?? {};
  const [name] = /component---[\w-]+?(?=-[^-]+\.js)/.exec(scripts) ?? [];
  require('$virtual/async-requires')
    .components[name]?.()
    .catch(() => undefined);
}

const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  steps.shift()();
  if (steps.length > 0) port2.postMessage(null);
  else port1.close();
};
port2.postMessage(null);
