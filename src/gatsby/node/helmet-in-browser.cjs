const replaceOnce = require('./replace-once.cjs');

/**
 * What Helmet asks in ways that no minifier can answer, with the answers of a browser and React 18. More than half of it
 * writes heads while pages are built, or is for React 19.
 */
const answers = [
  ['!!(typeof window !== "undefined" && window.document && window.document.createElement)', 'true'],
  ['if (!canUseDOM)', 'if (false)'],
  ['if (HelmetProvider.canUseDOM)', 'if (true)'],
  ['major >= 19', 'false'],
  // Nobody can say that a class has no effects when it extends one.
  ['React19Dispatcher = class extends Component3', 'React19Dispatcher = class'],
];

/**
 * The head changes with each page twice, when the old page goes and when the new one comes. Here it changes once, when the
 * new page has been painted; Helmet itself can put it off to the next frame, in which the page is to be painted.
 */
const lateHead = [
  // The language is the page's own at once: words are broken and read out by it.
  ['if (newState.defer) {', 'if (newState.defer) {\n    updateAttributes("html", newState.htmlAttributes);'],
  ['_helmetCallback = requestAnimationFrame(() => {', '_helmetCallback = afterPaint(() => {'],
  ['cancelAnimationFrame(_helmetCallback)', '_helmetCallback()'],
];

/**
 * A loader of webpack's for the browser's scripts (`on-create-webpack-config.ts`).
 * @param {string} source Helmet as it is installed
 * @returns {string} the same with its questions answered; the minifier does the rest
 */
module.exports = function answerHelmet(source) {
  return `import { afterPaint } from '@/hooks/use-after-paint';\n${replaceOnce('Helmet', source, [...answers, ...lateHead])}`;
};
