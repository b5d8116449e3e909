/* global MessageChannel, require */

/**
 * Where the site's scripts begin (`on-create-webpack-config.ts`). What runs before a page can come alive is the libraries'
 * own setting up: run in one go it would hold up a press for as long as all of it takes on a slow phone, so each has a task
 * of its own. Not timers: those of a tab in the background come a second late.
 */
const steps = [
  () => require('react-dom/client'),
  () => require('i18next'),
  () => require('../../../.cache/production-app'),
];

const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  steps.shift()();
  if (steps.length > 0) port2.postMessage(null);
  else port1.close();
};
port2.postMessage(null);
