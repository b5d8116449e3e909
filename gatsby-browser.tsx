import '@fontsource-variable/archivo/wght.css';
import './src/styles/fonts.css';
import './src/styles/tokens.css';
import './src/styles/reset.css';
import './src/styles/global.css';
import './src/styles/print.css';

export { shouldUpdateScroll } from './src/gatsby/browser/should-update-scroll';
export { wrapRootElement } from './src/gatsby/wrap-root-element';
