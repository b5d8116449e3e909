import type { PreprocessSourceArgs } from 'gatsby';

import { preprocessSource } from './preprocess-source';

const read = (filename: string, contents: string) => preprocessSource({ filename, contents } as PreprocessSourceArgs);

test('a file with a query is read as it is', () => {
  expect(read('/site/src/sections/a.tsx', "import { graphql } from 'gatsby'; graphql`{ site }`")).toBeUndefined();
});

test('a template is read as it is, whatever is in it', () => {
  expect(read('/site/src/templates/a.tsx', 'export function Head() {}')).toBeUndefined();
  expect(read('C:\\site\\src\\templates\\a.tsx', 'export function Head() {}')).toBeUndefined();
});

test('of all other files there is nothing to read', () => {
  expect(read('/site/src/sections/a.test.tsx', 'export const a = 1;')).toBe(';');
});
