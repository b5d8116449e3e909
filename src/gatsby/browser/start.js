/* global MessageChannel, require, window */

/**
 * Where the site's scripts begin (`on-create-webpack-config.ts`). What runs before a page can come alive is the libraries'
 * own setting up: run in one go it would hold up a press for as long as all of it takes on a slow phone, so each has a task
 * of its own. Not timers: those of a tab in the background come a second late.
 */
const steps = [
  leaveBrokenHash,
  () => require('react-dom/client'),
  () => require('./stay-for-machines').stayForMachines(require('../../../.cache/loader')),
  () => require('../../../.cache/production-app'),
];

/** The router decodes what follows the number sign while it shows a page: one that cannot be would take the page away. */
function leaveBrokenHash() {
  const { hash, pathname, search } = window.location;
  try {
    decodeURI(hash);
  } catch {
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}

const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  steps.shift()();
  if (steps.length > 0) port2.postMessage(null);
  else port1.close();
};
port2.postMessage(null);
