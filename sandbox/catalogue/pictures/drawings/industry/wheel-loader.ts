import { materials } from '../engine/material';
import { block, mirror } from '../engine/solid';
import { body, panel } from '../parts/body';
import { beacon, cab, lamps, mirrors } from '../parts/cab';
import type { Machine } from '../parts/machine';
import { beam, louvres, pipe, ram, steps } from '../parts/rods';
import { fender, wheelPair } from '../parts/wheels';

/** A compact wheel loader with its bucket just off the ground. */
export const drawWheelLoader = (): Machine => {
  const wheel = { z: 0.78, radius: 0.62, width: 0.46, rim: materials.yellow, lugs: 22 };
  const right = [
    fender({ ...wheel, x: -1.05 }, [15, 165], materials.black),
    fender({ ...wheel, x: 1.05 }, [30, 150], materials.black),
    panel(
      [
        [0.75, 1.45],
        [1.05, 1.55],
        [2.05, 1.0],
        [2.6, 0.45],
        [2.48, 0.32],
        [1.95, 0.75],
        [0.72, 1.2],
      ],
      [0.32, 0.44],
      materials.paint,
      0.06,
    ),
    ...ram([0.7, 0.8], [1.75, 0.98], 0.38, 0.12),
  ];
  return {
    solids: [
      ...wheelPair({ ...wheel, x: 1.05 }),
      ...wheelPair({ ...wheel, x: -1.05 }),
      ...right,
      ...right.map(mirror),
      block([-1.9, 0.5, -0.45], [-0.1, 0.9, 0.45], materials.body),
      block([-0.1, 0.55, -0.25], [0.35, 0.95, 0.25], materials.black),
      body(
        [
          [0.35, 0.5],
          [1.4, 0.5],
          [1.35, 0.95],
          [1.05, 1.5],
          [0.7, 1.5],
          [0.4, 1.0],
        ],
        0.3,
        materials.shade,
        0.06,
      ),
      body(
        [
          [-2.2, 0.65],
          [-1.95, 0.55],
          [-0.55, 0.85],
          [-0.55, 1.6],
          [-1.7, 1.6],
          [-2.2, 1.4],
        ],
        0.7,
        materials.paint,
        0.15,
      ),
      ...louvres([-1.75, -1.0], [1.25, 1.5], 0.7, 5),
      block([-2.26, 0.75, -0.5], [-2.2, 1.3, 0.5], materials.black),
      body(
        [
          [-0.62, 0.75],
          [0.3, 0.75],
          [0.34, 1.15],
          [-0.62, 1.2],
        ],
        0.68,
        materials.paint,
        0.05,
      ),
      ...cab({
        glass: [
          [-0.62, 1.2],
          [0.32, 1.12],
          [0.22, 2.55],
          [-0.58, 2.55],
        ],
        halfWidth: 0.64,
      }),
      ...mirrors([0.3, 2.2, 0.64]),
      beam([1.0, 1.35], [2.05, 1.15], 0.1, 0, 0.12, materials.paint),
      beam([2.05, 1.3], [2.35, 0.7], 0.1, 0, 0.12, materials.shade),
      body(
        [
          [2.35, 0.12],
          [3.2, 0.06],
          [3.22, 0.1],
          [2.62, 0.3],
          [2.5, 0.62],
          [2.7, 0.95],
          [2.6, 1.0],
          [2.35, 0.6],
        ],
        1.12,
        materials.iron,
        0.05,
      ),
      ...[1.12, -1.15].map((z) =>
        panel(
          [
            [2.36, 0.12],
            [3.2, 0.07],
            [2.95, 0.6],
            [2.68, 0.98],
            [2.36, 0.6],
          ],
          [z, z + 0.03],
          materials.iron,
          0.05,
        ),
      ),
      pipe([-1.35, 1.6, -0.4], 0.55, 0.06),
      ...lamps([0.34, 1.95, 0.42], 1, [0.16, 0.12]),
      ...lamps([-2.22, 1.35, 0.55], -1, [0.14, 0.2], materials.red),
      beacon([-0.3, 2.71, 0.3]),
      ...steps([-0.1, 0.32, 0.76], 2, 0.4),
    ],
    cab: [
      [-1.1, 0.7, -0.8],
      [0.9, 2.9, 0.8],
    ],
    detail: [
      [1.1, 0, -1.15],
      [3.2, 1.5, 1.15],
    ],
  };
};
