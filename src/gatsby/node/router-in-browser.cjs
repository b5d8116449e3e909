const replaceOnce = require('./replace-once.cjs');

/**
 * The router waits for a frame before it shows another page: one is painted that shows nothing new, and the page waits for the
 * next. Here it is shown at once; in a task of its own, because React would have its effects run before the paint if it were
 * shown within the press. What Back and Forward bring waits as it did: the browser scrolls first. Of two that wait in different ways
 * the last one is shown, whichever is ready first.
 */
const shown = [
  [
    'let e=!1;const r=t.listen(({location:t})=>{Promise.resolve().then(()=>{requestAnimationFrame(()=>{e||a({location:t})})})})',
    'let e=!1,last;const r=t.listen(({location:t,action})=>{last=t;const show=()=>{e||last!==t||a({location:t})};Promise.resolve().then(()=>{action==="PUSH"?setTimeout(show):requestAnimationFrame(show)})})',
  ],
];

/**
 * A loader of webpack's for the browser's scripts (`on-create-webpack-config.ts`).
 * @param {string} source the router as it is installed
 * @returns {string} the same, without the wait before a page that a link opens
 */
module.exports = function hurryRouter(source) {
  return replaceOnce('The router', source, shown);
};
