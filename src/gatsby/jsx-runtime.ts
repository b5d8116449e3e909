import { createElement, Fragment, type ElementType, type Key, type ReactElement } from 'react';

/** What an element is made of: attributes and children; at times a key that came with other attributes, or a ref. */
type Config = Record<string, unknown>;

const element = Symbol.for('react.element');

/**
 * Makes an element of what JSX is compiled to. React 18 copies the attributes of each, although the compiler has just made an object of them for
 * nobody else: a tenth of the time in which a page is rendered. It takes the object as it is from version 19 on, and so does this (which that
 * version makes superfluous). An element that has more to it, a key among its attributes, a ref or values by default, is React's affair.
 * @param key as JSX says it
 */
export function jsx(type: ElementType, config: Config, key?: Key | null): ReactElement {
  if ('key' in config || 'ref' in config || hasDefaults(type)) {
    // The key among the attributes counts for more.
    return createElement(
      type,
      key === undefined || config.key !== undefined ? config : { ...config, key: String(key) },
    );
  }
  const made = {
    $$typeof: element,
    type,
    key: key === undefined ? null : String(key),
    ref: null,
    props: config,
    _owner: null,
  };
  return made as ReactElement;
}

export { jsx as jsxs, Fragment };

function hasDefaults(type: ElementType | undefined): boolean {
  return (type as { defaultProps?: object } | undefined)?.defaultProps !== undefined;
}
