import { materials } from '../engine/material';
import { block, mirror } from '../engine/solid';
import { body, panel, rectangle } from '../parts/body';
import { beacon, cab, lamps } from '../parts/cab';
import type { Machine } from '../parts/machine';
import { mast } from '../parts/mast';
import { beam, pipe, steps } from '../parts/rods';
import { wheelPair } from '../parts/wheels';

/** A counterbalance forklift of 2.5 tonnes with an open cab. */
export const drawForklift = (): Machine => ({
  solids: [
    ...wheelPair({ x: 0.72, z: 0.42, radius: 0.34, width: 0.24, rim: materials.yellow, rimShare: 0.5 }),
    ...wheelPair({ x: -0.78, z: 0.4, radius: 0.27, width: 0.2, rim: materials.yellow, rimShare: 0.5 }),
    block([-1.0, 0.14, -0.3], [0.95, 0.5, 0.3], materials.body),
    body(
      [
        [-1.32, 0.32],
        [-1.1, 0.24],
        [-1.06, 0.5],
        [-0.5, 0.56],
        [-0.42, 1.0],
        [-1.2, 1.02],
        [-1.34, 0.85],
      ],
      0.54,
      materials.paint,
      0.12,
    ),
    body(
      [
        [-0.5, 0.4],
        [0.5, 0.4],
        [0.5, 0.48],
        [-0.2, 0.5],
        [-0.24, 0.98],
        [-0.5, 0.98],
      ],
      0.52,
      materials.shade,
      0.04,
    ),
    panel(rectangle([-0.46, 0.18], [0.42, 0.42]), [-0.52, 0.52], materials.body, 0.03),
    body(
      [
        [0.3, 0.48],
        [1.02, 0.5],
        [0.98, 0.72],
        [0.72, 1.02],
        [0.56, 1.02],
        [0.5, 0.6],
      ],
      0.5,
      materials.paint,
      0.06,
    ),
    ...cab({
      glass: [
        [-0.72, 1.0],
        [0.66, 1.0],
        [0.42, 2.1],
        [-0.62, 2.1],
      ],
      halfWidth: 0.52,
      panes: false,
      roof: materials.black,
      roofHeight: 0.08,
    }),
    beacon([-0.4, 2.18, 0]),
    pipe([-1.05, 1.02, 0.4], 0.7, 0.04, materials.iron),
    ...mast(1.12, 2.2, 0.95),
    ...lamps([0.62, 1.95, 0.48], 1, [0.14, 0.12]),
    ...lamps([-0.7, 2.0, 0.48], -1, [0.08, 0.2], materials.red),
    ...steps([0.1, 0.22, 0.56], 1, 0.36),
    ...[-0.3, 0.3].map((z) => block([-1.345, 0.55, z - 0.12], [-1.33, 0.62, z + 0.12], materials.black)),
    ...[0].map(() => beam([0.74, 1.0], [0.98, 0.98], 0.03, 0.18, 0.03, materials.black)),
  ].concat(
    mirror(block([-0.9, 0.62, 0.54], [-0.56, 0.72, 0.55], materials.white)),
    block([-0.9, 0.62, 0.54], [-0.56, 0.72, 0.55], materials.white),
  ),
  cab: [
    [-0.95, 0.5, -0.6],
    [0.95, 2.3, 0.6],
  ],
  detail: [
    [0.4, 0, -0.7],
    [2.3, 1.25, 0.7],
  ],
});
