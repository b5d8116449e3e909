import type { Config } from './config';

/** Gatsby inlines all styles of the site into every page. With this a page has the styles of its template only. */
export function splitStyles({ optimization }: Config): void {
  const groups = optimization?.splitChunks?.cacheGroups;
  if (groups?.styles !== undefined) groups.styles = false;
}

/** Each class of a CSS module is used by one component, so the order of the files makes no difference. */
export function allowAnyStyleOrder({ plugins }: Config): void {
  const styles = plugins?.find((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin');
  if (styles?.options !== undefined) styles.options.ignoreOrder = true;
}
