import { materials } from '../engine/material';
import { circle } from '../engine/outline';
import { block, extrude, mirror } from '../engine/solid';
import { body, panel } from '../parts/body';
import { lamps } from '../parts/cab';
import type { Machine } from '../parts/machine';
import { beam, drum, ram } from '../parts/rods';
import { fender, wheelPair } from '../parts/wheels';

/** A round baler with a bale behind it. */
export const drawBaler = (): Machine => {
  const wheel = { x: 0.05, z: 1.12, radius: 0.55, width: 0.46, rim: materials.cream, lugs: 0 };
  const cover = [
    panel(
      [
        [-0.1, 0.75],
        [1.15, 0.7],
        [1.3, 1.2],
        [1.1, 2.0],
        [0.5, 2.35],
        [-0.05, 2.35],
      ],
      [0.78, 0.9],
      materials.paint,
      0.2,
    ),
    panel(
      [
        [-1.5, 1.0],
        [-1.2, 0.7],
        [-0.16, 0.75],
        [-0.12, 2.35],
        [-0.8, 2.25],
        [-1.4, 1.8],
      ],
      [0.78, 0.9],
      materials.paint,
      0.22,
    ),
    extrude(circle([0.45, 1.5], 0.24, 20), [0.9, 0.93], materials.black),
    fender(wheel, [25, 155], materials.black, 0.05),
    panel(
      [
        [-1.2, 1.42],
        [-0.35, 1.45],
        [-0.35, 1.62],
        [-1.22, 1.58],
      ],
      [0.9, 0.915],
      materials.white,
      0.03,
    ),
    ...ram([-0.15, 1.1], [-0.85, 1.9], 0.95, 0.09),
    beam([1.2, 0.62], [1.55, 0.3], 0.1, 1.05, 0.06, materials.body),
  ];
  return {
    solids: [
      ...wheelPair(wheel),
      drum([0.05, 0.55], 0.09, [-0.9, 0.9], materials.body),
      ...cover,
      ...cover.map(mirror),
      body(
        [
          [-1.42, 1.05],
          [-1.1, 0.8],
          [1.05, 0.8],
          [1.2, 1.25],
          [1.0, 1.9],
          [0.45, 2.25],
          [-0.75, 2.15],
          [-1.3, 1.75],
        ],
        0.78,
        materials.shade,
        0.2,
      ),
      drum([1.45, 0.38], 0.2, [-1.0, 1.0], materials.yellow, materials.body),
      body(
        [
          [1.2, 0.55],
          [1.75, 0.6],
          [1.7, 0.72],
          [1.15, 0.75],
        ],
        0.98,
        materials.shade,
      ),
      beam([1.0, 0.7], [2.95, 0.6], 0.2, 0, 0.24, materials.body, 0.12),
      beam([1.3, 1.1], [2.6, 0.82], 0.12, 0, 0.12, materials.yellow),
      beam([2.45, 0.6], [2.45, 0.02], 0.1, 0.2, 0.08, materials.iron),
      block([2.9, 0.52, -0.08], [3.1, 0.66, 0.08], materials.iron),
      ...lamps([-1.5, 1.25, 0.6], -1, [0.24, 0.12], materials.red),
      extrude(circle([-2.75, 0.66], 0.66, 40), [-0.62, 0.62], materials.straw, 'z', { colour: '#cfa850' }),
      extrude(circle([-2.75, 0.66], 0.42, 32), [0.62, 0.625], { colour: '#c49a41' }),
    ],
    cab: [
      [-1.5, 0.3, -0.9],
      [1.3, 2.4, 0.95],
    ],
    detail: [
      [0.4, 0, -1],
      [2.9, 1.5, 1.2],
    ],
  };
};
