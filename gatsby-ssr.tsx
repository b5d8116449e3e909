export { onPreRenderHTML } from './src/gatsby/hooks/ssr/on-pre-render-html';
export { onRenderBody } from './src/gatsby/hooks/ssr/on-render-body';
export { replaceRenderer } from './src/gatsby/hooks/ssr/replace-renderer';
export { wrapRootElement } from './src/gatsby/document/helmet-head';
