const replaceOnce = require('./replace-once.cjs');

/**
 * What Helmet asks in ways that no minifier can answer, with the answers of a browser and React 18. More than half of
 * it writes heads while pages are built, or is for React 19.
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
 * A loader of webpack's for the browser's scripts (`on-create-webpack-config.ts`).
 * @param {string} source Helmet as it is installed
 * @returns {string} the same with its questions answered; the minifier does the rest
 */
module.exports = function answerHelmet(source) {
  return replaceOnce('Helmet', source, answers);
};
