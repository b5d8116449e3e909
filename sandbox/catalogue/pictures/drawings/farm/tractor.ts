import { materials } from '../engine/material';
import { block, mirror, type Solid } from '../engine/solid';
import { body, panel, rectangle } from '../parts/body';
import { beacon, cab, lamps, mirrors } from '../parts/cab';
import type { Machine } from '../parts/machine';
import { beam, drum, louvres, pipe, steps } from '../parts/rods';
import { fender, wheelPair } from '../parts/wheels';

const hitch = (): Solid[] => {
  const arms = [
    beam([-1.2, 0.62], [-2.05, 0.5], 0.09, 0.38, 0.07, materials.black),
    beam([-1.3, 1.15], [-1.75, 0.58], 0.06, 0.42, 0.06, materials.iron),
  ];
  return [
    ...arms,
    ...arms.map(mirror),
    beam([-1.3, 1.05], [-1.95, 1.0], 0.08, 0, 0.08, materials.iron),
    block([-1.4, 0.45, -0.3], [-1.2, 1.2, 0.3], materials.body),
  ];
};

/** A standard tractor of about 150 hp. */
export const drawTractor = (): Machine => {
  const rear = { x: -0.95, z: 0.95, radius: 0.95, width: 0.58, rim: materials.cream, lugs: 30 };
  const front = { x: 1.72, z: 0.9, radius: 0.68, width: 0.46, rim: materials.cream, lugs: 26 };
  const guards = [
    fender({ ...rear, z: 1.03, width: 0.44 }, [20, 172], materials.paint),
    fender(front, [35, 150], materials.black, 0.05),
    panel(rectangle([-1.35, 0.9], [-0.2, 1.3]), [0.5, 0.7], materials.shade),
  ];
  return {
    solids: [
      ...wheelPair(rear),
      ...wheelPair(front),
      ...guards,
      ...guards.map(mirror),
      block([-1.1, 0.6, -0.42], [2.2, 1.0, 0.42], materials.body),
      drum([-0.95, 0.95], 0.22, [-0.7, 0.7], materials.body),
      drum([1.72, 0.68], 0.14, [-0.7, 0.7], materials.body),
      body(
        [
          [0.42, 1.0],
          [2.3, 0.98],
          [2.42, 1.2],
          [2.36, 1.62],
          [2.05, 1.78],
          [0.42, 1.92],
        ],
        0.43,
        materials.paint,
        0.14,
      ),
      ...louvres([0.95, 1.85], [1.1, 1.45], 0.43, 7),
      block([2.38, 1.1, -0.27], [2.44, 1.6, 0.27], materials.black),
      ...lamps([2.39, 1.5, 0.3], 1, [0.16, 0.14]),
      block([2.2, 0.62, -0.35], [2.62, 0.98, 0.35], materials.black),
      ...cab({
        glass: [
          [-1.2, 1.55],
          [0.4, 1.2],
          [0.32, 2.72],
          [-1.12, 2.72],
        ],
        halfWidth: 0.76,
        roofHeight: 0.2,
      }),
      block([-0.6, 0.95, -0.5], [0.42, 1.2, 0.5], materials.black),
      ...lamps([0.46, 2.8, 0.5], 1, [0.22, 0.1]),
      ...lamps([-1.3, 1.5, 0.86], -1, [0.12, 0.3], materials.red),
      ...mirrors([0.4, 2.35, 0.78]),
      beacon([-0.9, 2.92, 0.55]),
      pipe([0.5, 1.2, 0.6], 1.55, 0.065),
      ...steps([0.15, 0.35, 0.85], 3, 0.42),
      ...hitch(),
    ],
    cab: [
      [-1.4, 0.95, -0.9],
      [1.2, 3.0, 0.9],
    ],
    detail: [
      [-1.95, 0.0, 0.3],
      [-0.1, 1.9, 1.2],
    ],
  };
};
