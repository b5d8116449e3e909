import { materials } from '../engine/material';
import { block, mirror } from '../engine/solid';
import { body, panel, rectangle } from '../parts/body';
import { seat, steering, lamps } from '../parts/cab';
import type { Machine } from '../parts/machine';
import { beam, louvres, steps } from '../parts/rods';
import { fender, wheelPair } from '../parts/wheels';

/** A compact tractor with an open driver's place, a roll bar and a front loader. */
export const drawCompactTractor = (): Machine => {
  const rear = { x: -0.55, z: 0.6, radius: 0.58, width: 0.4, rim: materials.cream, lugs: 24 };
  const front = { x: 1.05, z: 0.56, radius: 0.38, width: 0.28, rim: materials.cream, lugs: 20 };
  const loaderArm = [
    beam([0.15, 1.25], [1.45, 0.95], 0.13, 0.46, 0.08, materials.paint),
    beam([1.42, 0.98], [1.85, 0.3], 0.12, 0.46, 0.08, materials.paint, 0.1),
    beam([0.15, 1.3], [0.25, 0.5], 0.14, 0.46, 0.1, materials.body),
    beam([0.35, 0.72], [1.2, 0.98], 0.07, 0.46, 0.06, materials.chrome),
  ];
  const rollBar = beam([-0.72, 0.7], [-0.85, 2.15], 0.07, 0.5, 0.07, materials.black);
  const sides = [
    fender(rear, [18, 165], materials.paint, 0.06),
    panel(rectangle([-0.9, 0.6], [-0.1, 1.1]), [0.3, 0.4], materials.shade),
    ...loaderArm,
    rollBar,
  ];
  return {
    solids: [
      ...wheelPair(rear),
      ...wheelPair(front),
      ...sides,
      ...sides.map(mirror),
      block([-0.8, 2.1, -0.5], [-0.86, 2.17, 0.5], materials.black),
      block([-0.75, 0.4, -0.28], [1.3, 0.66, 0.28], materials.body),
      body(
        [
          [0.3, 0.66],
          [1.4, 0.64],
          [1.48, 0.8],
          [1.44, 1.05],
          [1.25, 1.16],
          [0.3, 1.24],
        ],
        0.29,
        materials.paint,
        0.09,
      ),
      ...louvres([0.65, 1.15], [0.72, 0.95], 0.29, 5),
      block([1.45, 0.72, -0.2], [1.5, 1.02, 0.2], materials.black),
      ...lamps([1.46, 0.98, 0.2], 1, [0.12, 0.1]),
      block([-0.3, 0.55, -0.5], [0.4, 0.62, 0.5], materials.black),
      ...steering([0.12, 1.42, 0]),
      ...seat([-0.4, 0.85, 0], 0.85),
      block([-0.75, 0.6, -0.3], [-0.15, 0.85, 0.3], materials.shade),
      body(
        [
          [1.85, 0.08],
          [2.28, 0.05],
          [2.0, 0.5],
          [1.82, 0.5],
        ],
        0.68,
        materials.iron,
        0.03,
      ),
      ...steps([0.2, 0.3, 0.62], 1, 0.3),
      block([-1.2, 0.4, -0.3], [-0.75, 0.46, 0.3], materials.iron),
      ...lamps([-1.14, 0.85, 0.6], -1, [0.1, 0.14], materials.red),
    ],
    cab: [
      [-1.0, 0.55, -0.6],
      [0.7, 2.2, 0.6],
    ],
    detail: [
      [0.4, 0, 0.2],
      [2.3, 1.3, 0.8],
    ],
  };
};
