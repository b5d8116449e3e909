import { readFileSync } from 'node:fs';

import { extract, parse } from 'jest-docblock';

/**
 * What the tests of a Jest file may do. A file declares it in its first comment (`@size medium`); without one it is
 * small. Tests in browsers (`e2e/*.spec.ts`) are medium as well, whole builds (`e2e/*.build-test.ts`) large.
 */
export type TestSize = 'small' | 'medium';

const sizes: readonly string[] = ['small', 'medium'] satisfies TestSize[];

/**
 * @param file the path of a test file
 * @throws {Error} when it declares a size that there is not
 */
export function readTestSize(file: string): TestSize {
  const { size = 'small' } = parse(extract(readFileSync(file, 'utf8')));
  if (isTestSize(size)) return size;
  throw new Error(`${file} declares @size ${String(size)}: there are ${sizes.join(' and ')}.`);
}

function isTestSize(size: string | string[]): size is TestSize {
  return typeof size === 'string' && sizes.includes(size);
}
