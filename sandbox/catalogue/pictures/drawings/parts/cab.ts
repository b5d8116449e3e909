import { materials, type Material } from '../engine/material';
import { bar, rounded } from '../engine/outline';
import { block, extrude, mirror, sheet, type Solid } from '../engine/solid';
import type { Point, Vector } from '../engine/vector';

type Cab = {
  /** The side profile of the glass: rear bottom, front bottom, front top, rear top. */
  glass: readonly [Point, Point, Point, Point];
  halfWidth: number;
  /** Narrower at the top by so much a side. */
  leanIn?: number;
  pillar?: Material;
  roof?: Material;
  roofHeight?: number;
  /** An open driver's place has pillars and a roof, no panes. */
  panes?: false;
};

/** A driver's seat with its back to the rear; `at` is the middle of the cushion's underside. */
export const seat = ([x, y, z]: Vector, size = 1): Solid[] => [
  extrude(
    rounded(
      [
        [x - 0.25 * size, y],
        [x + 0.25 * size, y],
        [x + 0.25 * size, y + 0.15 * size],
        [x - 0.25 * size, y + 0.15 * size],
      ],
      0.05,
    ),
    [z - 0.24 * size, z + 0.24 * size],
    materials.seat,
  ),
  extrude(
    rounded(
      [
        [x - 0.32 * size, y + 0.16 * size],
        [x - 0.18 * size, y + 0.16 * size],
        [x - 0.26 * size, y + 0.78 * size],
        [x - 0.38 * size, y + 0.78 * size],
      ],
      0.06,
    ),
    [z - 0.22 * size, z + 0.22 * size],
    materials.seat,
  ),
];

/** A steering column with its wheel. */
export const steering = ([x, y, z]: Vector): Solid[] => [
  extrude(bar([x + 0.16, y - 0.45], [x, y], 0.07), [z - 0.04, z + 0.04], materials.black),
  extrude(bar([x - 0.1, y - 0.1], [x + 0.1, y + 0.1], 0.035), [z - 0.19, z + 0.19], materials.black),
];

/** A cab: four pillars, panes all round, a roof, a seat and a steering wheel inside. */
export const cab = ({
  glass,
  halfWidth,
  leanIn = 0.05,
  pillar = materials.black,
  roof = materials.paint,
  roofHeight = 0.16,
  panes,
}: Cab): Solid[] => {
  const [rearLow, frontLow, frontHigh, rearHigh] = glass;
  const [low, high] = [halfWidth, halfWidth - leanIn];
  const at = ([x, y]: Point, z: number): Vector => [x, y, z];
  const post = (bottom: Point, top: Point): Solid => extrude(bar(bottom, top, 0.075), [high - 0.06, low], pillar);
  const posts = [post(rearLow, rearHigh), post(frontLow, frontHigh)];
  const side = sheet(
    [at(rearLow, low - 0.03), at(frontLow, low - 0.03), at(frontHigh, high - 0.03), at(rearHigh, high - 0.03)],
    materials.glass,
  );
  const across = (bottom: Point, top: Point): Solid =>
    sheet(
      [at(bottom, -low + 0.08), at(bottom, low - 0.08), at(top, high - 0.08), at(top, -high + 0.08)],
      materials.glass,
    );
  const floor = (rearLow[1] + frontLow[1]) / 2;
  const height = frontHigh[1] - floor;
  const middle = (rearLow[0] + frontLow[0]) / 2;
  const top = Math.max(rearHigh[1], frontHigh[1]);
  return [
    ...posts,
    ...posts.map(mirror),
    ...(panes === false ? [] : [side, mirror(side), across(rearLow, rearHigh), across(frontLow, frontHigh)]),
    ...seat([middle - 0.12, floor + height * 0.06, 0], Math.min(1, height / 1.15)),
    ...steering([middle + (frontLow[0] - rearLow[0]) * 0.26, floor + height * 0.46, 0]),
    extrude(
      rounded(
        [
          [rearHigh[0] - 0.1, top],
          [frontHigh[0] + 0.14, top],
          [frontHigh[0] + 0.06, top + roofHeight],
          [rearHigh[0] - 0.02, top + roofHeight],
        ],
        0.08,
      ),
      [-halfWidth - 0.02, halfWidth + 0.02],
      roof,
    ),
  ];
};

/** A mirror on an arm at the right side, and its twin. */
export const mirrors = ([x, y, z]: Vector): Solid[] => {
  const right = [
    block([x - 0.02, y - 0.02, z - 0.28], [x + 0.02, y + 0.02, z], materials.black),
    block([x - 0.03, y - 0.3, z - 0.02], [x + 0.05, y + 0.06, z + 0.2], materials.black),
  ];
  return [...right, ...right.map(mirror)];
};

/** A flashing light on the roof. */
export const beacon = ([x, y, z]: Vector): Solid =>
  block([x - 0.06, y, z - 0.06], [x + 0.06, y + 0.16, z + 0.06], materials.amber);

/** Lamps left and right, `facing` forward (1) or to the rear (-1). */
export const lamps = (
  [x, y, z]: Vector,
  facing: 1 | -1,
  [width, height]: Point,
  material: Material = materials.light,
): Solid[] => {
  const right = block(
    [facing > 0 ? x : x - 0.03, y - height / 2, z - width / 2],
    [facing > 0 ? x + 0.03 : x, y + height / 2, z + width / 2],
    material,
  );
  return [right, mirror(right)];
};
