import { materials } from '../engine/material';
import { bar } from '../engine/outline';
import { block, extrude, mirror, move } from '../engine/solid';
import { body, panel } from '../parts/body';
import { cab, lamps } from '../parts/cab';
import type { Machine } from '../parts/machine';
import { beam, louvres, ram } from '../parts/rods';
import { track } from '../parts/wheels';

/** A mini excavator on rubber tracks, its arm folded to the ground. */
export const drawMiniExcavator = (): Machine => {
  const right = track({ from: -0.62, to: 0.62, radius: 0.22, z: 0.5, width: 0.26 });
  const armZ = 0.22;
  return {
    solids: [
      right,
      mirror(right),
      block([-0.6, 0.2, -0.38], [0.6, 0.4, 0.38], materials.body),
      block([-0.3, 0.4, -0.35], [0.3, 0.5, 0.35], materials.black),
      body(
        [
          [0.98, 0.05],
          [1.06, 0.05],
          [1.1, 0.36],
          [1.02, 0.38],
        ],
        0.66,
        materials.iron,
        0.02,
      ),
      ...[-0.3, 0.3].map((z) => beam([0.5, 0.24], [1.0, 0.2], 0.1, z, 0.08, materials.iron)),
      body(
        [
          [-0.95, 0.52],
          [0.62, 0.5],
          [0.66, 0.66],
          [-0.95, 0.68],
        ],
        0.56,
        materials.paint,
        0.08,
      ),
      body(
        [
          [-0.98, 0.62],
          [-0.44, 0.66],
          [-0.44, 1.12],
          [-0.8, 1.14],
          [-1.0, 0.95],
        ],
        0.56,
        materials.paint,
        0.08,
      ),
      ...louvres([-0.85, -0.52], [0.76, 1.0], 0.56, 5),
      ...cab({
        glass: [
          [-0.42, 0.72],
          [0.52, 0.68],
          [0.36, 2.12],
          [-0.45, 2.12],
        ],
        halfWidth: 0.4,
        leanIn: 0.03,
        roofHeight: 0.09,
      }).map((solid) => move(solid, [0, 0, -0.14])),
      panel(
        [
          [0.6, 0.5],
          [0.95, 0.52],
          [0.92, 0.82],
          [0.62, 0.86],
        ],
        [armZ - 0.14, armZ + 0.14],
        materials.shade,
      ),
      extrude(bar([0.82, 0.7], [1.25, 1.75], 0.2, 0.22), [armZ - 0.09, armZ + 0.09], materials.paint),
      extrude(bar([1.2, 1.68], [2.1, 2.05], 0.22, 0.16), [armZ - 0.09, armZ + 0.09], materials.paint),
      extrude(bar([1.92, 2.12], [2.5, 0.82], 0.2, 0.13), [armZ - 0.075, armZ + 0.075], materials.paint),
      ...ram([0.92, 0.86], [1.42, 1.62], armZ + 0.02, 0.09),
      ...ram([1.28, 1.98], [1.98, 2.25], armZ, 0.08),
      ...ram([2.14, 2.02], [2.5, 1.15], armZ, 0.07),
      panel(
        [
          [2.34, 0.9],
          [2.62, 0.84],
          [2.66, 0.5],
          [2.45, 0.28],
          [2.1, 0.26],
          [1.98, 0.42],
          [2.2, 0.5],
        ],
        [armZ - 0.22, armZ + 0.22],
        materials.iron,
        0.06,
      ),
      ...[-0.18, -0.06, 0.06, 0.18].map((z) =>
        panel(
          [
            [2.1, 0.26],
            [1.9, 0.38],
            [2.02, 0.42],
          ],
          [armZ + z - 0.02, armZ + z + 0.02],
          materials.steel,
          0.01,
        ),
      ),
      ...lamps([1.33, 1.75, armZ + 0.02], 1, [0.08, 0.1]).slice(0, 1),
      block([-0.98, 0.7, -0.4], [-1.01, 0.95, 0.4], materials.black),
    ],
    cab: [
      [-1.0, 0.4, -0.6],
      [1.0, 2.3, 0.6],
    ],
    detail: [
      [-0.9, 0, -0.4],
      [1.1, 1.1, 0.7],
    ],
  };
};
