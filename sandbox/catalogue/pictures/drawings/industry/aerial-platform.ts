import { materials } from '../engine/material';
import { bar, circle } from '../engine/outline';
import { block, extrude, mirror } from '../engine/solid';
import { body, panel, rectangle } from '../parts/body';
import type { Machine } from '../parts/machine';
import { railing, ram } from '../parts/rods';
import { wheelPair } from '../parts/wheels';

const scissors = () =>
  [0, 1, 2].flatMap((i) => {
    const [low, high] = [0.72 + i * 0.52, 1.24 + i * 0.52];
    const outer = [
      extrude(bar([-0.78, low], [0.78, high], 0.1), [0.26, 0.32], materials.steel),
      extrude(bar([-0.78, high], [0.78, low], 0.1), [0.19, 0.25], materials.iron),
      extrude(circle([0, (low + high) / 2], 0.06, 14), [0.32, 0.34], materials.black),
    ];
    return [...outer, ...outer.map(mirror)];
  });

/** A scissor lift, its platform some way up. */
export const drawAerialPlatform = (): Machine => {
  const floor = 2.36;
  const hazard = [-0.7, -0.42, -0.14, 0.14, 0.42].map((x) =>
    extrude(
      [
        [x, 0.32],
        [x + 0.12, 0.32],
        [x + 0.26, 0.44],
        [x + 0.14, 0.44],
      ],
      [0.4, 0.405],
      materials.black,
    ),
  );
  const box = panel(rectangle([0.35, floor + 0.55], [0.6, floor + 0.95]), [0.4, 0.5], materials.body, 0.03);
  return {
    solids: [
      ...wheelPair({ x: 0.68, z: 0.36, radius: 0.2, width: 0.14, rim: materials.cream }),
      ...wheelPair({ x: -0.68, z: 0.36, radius: 0.2, width: 0.14, rim: materials.cream }),
      body(
        [
          [-0.95, 0.14],
          [0.95, 0.14],
          [0.98, 0.6],
          [-0.98, 0.6],
        ],
        0.29,
        materials.body,
        0.05,
      ),
      ...[1, -1].map((side) =>
        panel(
          [
            [-0.5, 0.14],
            [0.5, 0.14],
            [0.95, 0.42],
            [0.95, 0.62],
            [-0.95, 0.62],
            [-0.95, 0.42],
          ],
          side > 0 ? [0.29, 0.4] : [-0.4, -0.29],
          materials.paint,
          0.04,
        ),
      ),
      ...hazard,
      ...hazard.map(mirror),
      block([-0.92, 0.62, -0.34], [0.92, 0.7, 0.34], materials.black),
      ...scissors(),
      ...ram([-0.4, 0.8], [0.3, 1.5], 0, 0.12),
      block([-0.98, floor - 0.1, -0.42], [0.98, floor, 0.42], materials.paint),
      block([-0.98, floor, -0.42], [0.98, floor + 0.14, -0.39], materials.shade),
      block([-0.98, floor, 0.39], [0.98, floor + 0.14, 0.42], materials.shade),
      ...railing(
        [
          [-0.96, 0.96],
          [-0.4, 0.4],
        ],
        floor,
        1.05,
        materials.paint,
      ),
      box,
      ...[0.5].map((x) => extrude(circle([x, floor + 1.0], 0.035, 10), [0.43, 0.47], materials.red)),
      ...[-0.96, 0.93].map((x) => block([x, 0.66, -0.4], [x + 0.04, 0.86, -0.36], materials.amber)),
    ],
    cab: [
      [-1.0, floor - 0.3, -0.45],
      [1.0, floor + 1.15, 0.5],
    ],
    detail: [
      [-1.0, 0, -0.45],
      [1.0, 1.1, 0.45],
    ],
  };
};
