export { onRenderBody, wrapRootElement } from './src/gatsby/ssr/helmet-head';
export { replaceRenderer } from './src/gatsby/ssr/replace-renderer';
export { onPreRenderHTML } from './src/gatsby/ssr/share-loader-script';
