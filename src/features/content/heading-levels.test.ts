import { BLOCKS, type Document } from '@contentful/rich-text-types';
import fc from 'fast-check';

import { toHeadingLevels } from './heading-levels';

const types = [
  BLOCKS.HEADING_1,
  BLOCKS.HEADING_2,
  BLOCKS.HEADING_3,
  BLOCKS.HEADING_4,
  BLOCKS.HEADING_5,
  BLOCKS.HEADING_6,
] as const;

const toDocument = (levels: readonly number[]): Document => ({
  nodeType: BLOCKS.DOCUMENT,
  data: {},
  content: levels.map((level) => ({ nodeType: types[level - 1] ?? BLOCKS.HEADING_1, data: {}, content: [] })),
});

const toShown = (levels: readonly number[]) => [...toHeadingLevels(toDocument(levels), 2).values()];

it.each([
  [
    [2, 3, 2],
    [3, 4, 3],
  ],
  [
    [3, 3],
    [3, 3],
  ],
  [
    [1, 3, 6],
    [3, 4, 5],
  ],
  [
    [3, 3, 2, 4],
    [3, 3, 3, 4],
  ],
])('shows headings written as %j under a section as %j', (written, shown) => {
  expect(toShown(written)).toEqual(shown);
});

it('never leaves a level out, however the editor wrote it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 6 })), (written) => {
      let before = 2;
      for (const level of toShown(written)) {
        expect(level).toBeGreaterThanOrEqual(3);
        expect(level).toBeLessThanOrEqual(before + 1);
        before = level;
      }
    }),
  );
});
