import fc from 'fast-check';
import { forwardRef, memo, version, type ElementType } from 'react';
import { jsx as reactJsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';

import { jsx } from './jsx-runtime';

const Plain = ({ children }: { children?: string }) => children ?? 'none';
const WithDefaults = Object.assign((props: { title?: string; wide?: boolean }) => JSON.stringify(props), {
  defaultProps: { title: 'by default' },
});
const types = ['div', Plain, WithDefaults, memo(Plain), forwardRef(() => null)] as unknown as ElementType[];
const values = fc.oneof(fc.string(), fc.integer(), fc.constant(undefined), fc.constant(null), fc.boolean());
const configs = fc.dictionary(
  fc.constantFrom('title', 'wide', 'children', 'key', 'ref', 'className', 'data-a'),
  values,
);

const toParts = ({ $$typeof, type, key, ref, props, _owner }: Record<string, unknown>) => ({
  $$typeof,
  type,
  key,
  ref,
  props,
  _owner,
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('an element is the one that React makes', () => {
  // It warns of keys among attributes.
  jest.spyOn(console, 'error').mockReturnValue();
  const keys = fc.oneof(fc.string(), fc.integer(), fc.constant(undefined), fc.constant(null));
  fc.assert(
    fc.property(fc.constantFrom(...types), configs, keys, (type, config, key) => {
      const made = toParts(jsx(type, { ...config }, key) as never);
      expect(made).toEqual(toParts(reactJsx(type, { ...config }, key as never) as never));
    }),
  );
});

test('the attributes are the object that the compiler made', () => {
  const config = { title: 'a' };
  expect(jsx('div', config).props).toBe(config);
  expect(renderToStaticMarkup(jsx('div', config))).toBe('<div title="a"></div>');
});

test('the next React does so itself', () => {
  expect(version).toMatch(/^18\./);
});
