import { materials, type Material } from '../engine/material';
import { bar, circle } from '../engine/outline';
import { block, extrude, mirror, type Solid } from '../engine/solid';
import type { Point, Vector } from '../engine/vector';

/** A square bar in the machine's length, seen from the side; `z` is its middle. */
export const beam = (
  from: Point,
  to: Point,
  thickness: number,
  z: number,
  width: number,
  material: Material,
  endThickness = thickness,
): Solid => extrude(bar(from, to, thickness, endThickness), [z - width / 2, z + width / 2], material);

/** A hydraulic cylinder: a dark barrel and its bright rod. */
export const ram = (from: Point, to: Point, z: number, thickness = 0.1): Solid[] => {
  const middle: Point = [from[0] + (to[0] - from[0]) * 0.58, from[1] + (to[1] - from[1]) * 0.58];
  return [
    beam(from, middle, thickness, z, thickness, materials.black),
    beam(middle, to, thickness * 0.5, z, thickness * 0.5, materials.chrome),
  ];
};

/** An upright round pipe. */
export const pipe = ([x, y, z]: Vector, height: number, radius: number, material: Material = materials.black): Solid =>
  extrude(circle([x, z], radius, 14), [y, y + height], material, 'y');

/** A drum or axle across the machine. */
export const drum = (
  centre: Point,
  radius: number,
  [from, to]: Point,
  material: Material,
  ends: Material = material,
): Solid => extrude(circle(centre, radius, 28), [from, to], material, 'z', ends);

/** Steps up to a driver's place on the right, and the same on the left. */
export const steps = ([x, y, z]: Vector, count: number, width = 0.4): Solid[] => {
  const right = Array.from({ length: count }, (_, i) =>
    block([x - width / 2, y + i * 0.3, z - 0.16], [x + width / 2, y + i * 0.3 + 0.04, z + 0.02], materials.body),
  );
  const hangers = [x - width / 2, x + width / 2].map((at) =>
    block([at - 0.02, y, z - 0.1], [at + 0.02, y + count * 0.3, z - 0.06], materials.body),
  );
  return [...right, ...hangers, ...[...right, ...hangers].map(mirror)];
};

/** Rails round a platform: posts at the corners, a top and a middle rail. */
export const railing = (
  [[x0, x1], [z0, z1]]: readonly [Point, Point],
  floor: number,
  height: number,
  material: Material,
): Solid[] => {
  const half = 0.022;
  const posts = [x0, (x0 + x1) / 2, x1].flatMap((x) =>
    [z0, z1].map((z) => block([x - half, floor, z - half], [x + half, floor + height, z + half], material)),
  );
  const rails = [0.52, 1].flatMap((share) => {
    const y = floor + height * share;
    return [
      ...[z0, z1].map((z) => block([x0, y - half, z - half], [x1, y + half, z + half], material)),
      ...[x0, x1].map((x) => block([x - half, y - half, z0], [x + half, y + half, z1], material)),
    ];
  });
  return [...posts, ...rails];
};

/** Rows of thin dark slits on a face that looks sideways, as of a radiator grille. */
export const louvres = ([x0, x1]: Point, [y0, y1]: Point, z: number, count: number): Solid[] => {
  const pitch = (y1 - y0) / count;
  const right = Array.from({ length: count }, (_, i) =>
    block([x0, y0 + i * pitch, z - 0.01], [x1, y0 + (i + 0.55) * pitch, z + 0.012], materials.black),
  );
  return [...right, ...right.map(mirror)];
};

/** Slats across a face that looks forward (1) or to the rear (-1), before the dark of the air duct behind them. */
export const grille = (x: number, facing: 1 | -1, [y0, y1]: Point, halfWidth: number, count: number): Solid[] => {
  const plate = (depth: number, [low, high]: Point, half: number, material: Material): Solid =>
    block([Math.min(x, x + facing * depth), low, -half], [Math.max(x, x + facing * depth), high, half], material);
  const pitch = (y1 - y0 - 0.02) / count;
  return [
    plate(0.01, [y0, y1], halfWidth, materials.black),
    ...Array.from({ length: count }, (_, i): Solid => {
      const low = y0 + 0.02 + (i + 0.2) * pitch;
      return plate(0.03, [low, low + 0.5 * pitch], halfWidth - 0.02, materials.shade);
    }),
  ];
};
