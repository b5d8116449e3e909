export { onRenderBody, wrapRootElement } from './src/gatsby/ssr/helmet-head';
