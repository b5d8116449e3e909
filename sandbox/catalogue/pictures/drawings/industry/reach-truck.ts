import { materials } from '../engine/material';
import { block, mirror } from '../engine/solid';
import { body, panel, rectangle } from '../parts/body';
import { beacon, lamps, seat, steering } from '../parts/cab';
import type { Machine } from '../parts/machine';
import { mast } from '../parts/mast';
import { beam } from '../parts/rods';
import { wheelPair } from '../parts/wheels';

/** A reach truck: a tall mast between two straddle legs, the driver behind it under a cage. */
export const drawReachTruck = (): Machine => {
  const leg = panel(
    [
      [-0.1, 0.1],
      [1.35, 0.08],
      [1.42, 0.2],
      [1.3, 0.3],
      [-0.1, 0.34],
    ],
    [0.42, 0.6],
    materials.paint,
    0.05,
  );
  const post = [
    beam([-1.1, 0.95], [-1.02, 2.3], 0.08, 0.54, 0.08, materials.black),
    beam([0.0, 0.9], [-0.1, 2.3], 0.08, 0.54, 0.08, materials.black),
  ];
  return {
    solids: [
      leg,
      mirror(leg),
      ...post,
      ...post.map(mirror),
      ...wheelPair({ x: 1.18, z: 0.51, radius: 0.16, width: 0.2, rim: materials.steel }),
      ...wheelPair({ x: -0.85, z: 0.35, radius: 0.18, width: 0.16, rim: materials.steel }),
      body(
        [
          [-1.25, 0.16],
          [-0.15, 0.12],
          [-0.1, 0.5],
          [-0.55, 0.6],
          [-0.62, 1.0],
          [-1.2, 1.05],
          [-1.3, 0.8],
        ],
        0.6,
        materials.paint,
        0.1,
      ),
      body(
        [
          [-0.18, 0.12],
          [0.12, 0.12],
          [0.12, 0.98],
          [-0.1, 1.05],
          [-0.18, 0.9],
        ],
        0.6,
        materials.shade,
        0.06,
      ),
      panel(rectangle([-1.0, 0.3], [-0.4, 0.45]), [0.6, 0.61], materials.black, 0.03),
      ...seat([-0.75, 0.72, 0.05], 0.9),
      ...steering([-0.25, 1.15, 0.15]),
      ...Array.from({ length: 6 }, (_, i) =>
        block([-1.08 + i * 0.2, 2.28, -0.56], [-1.03 + i * 0.2, 2.33, 0.56], materials.black),
      ),
      ...[-0.56, 0.5].map((z) => block([-1.1, 2.28, z], [-0.02, 2.35, z + 0.06], materials.black)),
      ...mast(0.35, 3.1, 1.0),
      beacon([-0.9, 2.34, 0.4]),
      ...lamps([-0.02, 2.22, 0.4], 1, [0.14, 0.1]),
      ...lamps([-1.29, 0.9, 0.45], -1, [0.14, 0.06], materials.red),
    ],
    cab: [
      [-1.35, 0.3, -0.65],
      [0.6, 2.45, 0.65],
    ],
    detail: [
      [-0.1, 0, -0.65],
      [1.6, 1.35, 0.65],
    ],
  };
};
