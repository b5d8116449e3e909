/* global MessageChannel, document, require */

/**
 * Entry of the site's scripts, in place of Gatsby's. Setting up libraries and the template's modules in one task would
 * block a press for as long as all of it takes on a slow phone, so each step is a task of its own. Not timers: those of
 * a background tab run a second late.
 */
const steps = [
  () => require('react-dom/client'),
  () => require('../../.cache/api-runner-browser'),
  setUpTemplate,
  () => require('../../.cache/production-app'),
];

/**
 * The modules of the page's template, which the router would set up in the task that renders the page. The page names
 * them (`start-scripts.tsx`). The router reports one that does not load.
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
