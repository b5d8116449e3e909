import type { Material } from '../engine/material';
import { rounded } from '../engine/outline';
import { extrude, toSolid, type Face, type Solid } from '../engine/solid';
import type { Point } from '../engine/vector';

/** Bodywork: a side profile with rounded corners, as wide on the left as on the right. */
export const body = (profile: readonly Point[], halfWidth: number, material: Material, radius = 0.06): Solid =>
  extrude(rounded(profile, radius), [-halfWidth, halfWidth], material);

/** A side panel on the right: a profile with rounded corners between two distances from the middle line. */
export const panel = (profile: readonly Point[], z: Point, material: Material, radius = 0.05): Solid =>
  extrude(rounded(profile, radius), z, material);

/** The corners of an upright rectangle, as a profile. */
export const rectangle = ([x0, y0]: Point, [x1, y1]: Point): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** Whether a face lies outside a solid and looks away from it. */
const liesOn = ({ normal, points }: Face, { min, max }: Solid): boolean =>
  ([0, 1, 2] as const).some((axis) => {
    if (normal[axis] > 0.9) return points.every((point) => point[axis] > max[axis]);
    return normal[axis] < -0.9 && points.every((point) => point[axis] < min[axis]);
  });

/**
 * A solid with thin parts flat on its sides (doors, slits, buttons), each above those before it. Drawn as one solid they
 * never slip behind it; of each part only the outer face shows.
 */
export const fitted = (base: Solid, fittings: readonly Solid[]): Solid =>
  toSolid([
    ...base.faces,
    ...fittings.flatMap(({ faces }, i) =>
      faces.filter((face) => liesOn(face, base)).map((face) => ({ ...face, layer: i + 2 })),
    ),
  ]);
