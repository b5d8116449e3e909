import { readFileSync } from 'node:fs';

import { extract, parse } from 'jest-docblock';

/**
 * What the tests of a Jest file may do. A file declares it in its first comment (`@size medium`); without one it is
 * small. Whole builds (`e2e/*.build-test.ts`) are large. Tests in browsers (`e2e/*.spec.ts`) are medium, and no matter
 * of Jest's.
 */
export type TestSize = 'small' | 'medium' | 'large';

const sizes: readonly string[] = ['small', 'medium', 'large'] satisfies TestSize[];

/**
 * @param file the path of a test file
 * @throws {Error} when it declares a size that there is not
 */
export function readTestSize(file: string): TestSize {
  const { size = 'small' } = parse(extract(readFileSync(file, 'utf8')));
  if (isTestSize(size)) return size;
  throw new Error(`${file} declares @size ${String(size)}: there are ${sizes.join(', ')}.`);
}

function isTestSize(size: string | string[]): size is TestSize {
  return typeof size === 'string' && sizes.includes(size);
}
