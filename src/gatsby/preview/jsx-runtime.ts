import type { ElementType, Key } from 'react';
// By names of their own, because this module stands in the place of both (`preview-aliases.ts`).
import * as development from 'react-jsx-dev-runtime';
import * as production from 'react-jsx-runtime';

import { startPreview } from './client/start-preview';
import { markElement } from './mark-element';

/**
 * Stands in the place of React's, in a preview alone: each element that is made gets the tags of its texts. No
 * component of the site knows of it, and no byte of it is in a build.
 */
type Props = Readonly<Record<string, unknown>>;
type Make = (type: ElementType, props: Props, key?: Key) => unknown;

export const { Fragment } = production;

export const jsx: Make = (type, props, key) => production.jsx(type, markElement(type, props), key);
export const jsxs: Make = (type, props, key) => production.jsxs(type, markElement(type, props), key);

export function jsxDEV(type: ElementType, props: Props, key: Key | undefined, ...others: unknown[]): unknown {
  return development.jsxDEV(type, markElement(type, props), key, ...others);
}

startPreview();
