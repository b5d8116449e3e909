import type { Solid } from '../engine/solid';
import type { Point, Vector } from '../engine/vector';

/** A corner-to-corner box in metres. */
export type Box = readonly [Vector, Vector];

/** A machine to be drawn: its solids, and where the close-ups look (the driver's place; a wheel or tool). */
export type Machine = { solids: readonly Solid[]; cab: Box; detail: Box };

/** The eight corners of a box. */
export const toCorners = ([min, max]: Box): Vector[] =>
  [min[0], max[0]].flatMap((x) => [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Vector => [x, y, z])));

/** The box around all solids. */
export const toBounds = (solids: readonly Solid[]): Box => {
  const along = (axis: 0 | 1 | 2): Point => [
    Math.min(...solids.map(({ min }) => min[axis])),
    Math.max(...solids.map(({ max }) => max[axis])),
  ];
  const [x, y, z] = [along(0), along(1), along(2)];
  return [
    [x[0], y[0], z[0]],
    [x[1], y[1], z[1]],
  ];
};
