import { materials } from '../engine/material';
import { block, mirror, move } from '../engine/solid';
import { body, panel } from '../parts/body';
import { beacon, cab, lamps } from '../parts/cab';
import type { Machine } from '../parts/machine';
import { beam, louvres, ram, steps } from '../parts/rods';
import { fender, wheelPair } from '../parts/wheels';

/** A telescopic handler: cab on the left, engine on the right, boom between them, forks in front. */
export const drawTelehandler = (): Machine => {
  const wheel = { z: 0.88, radius: 0.6, width: 0.46, rim: materials.cream, lugs: 22 };
  const guards = [
    fender({ ...wheel, x: 1.35 }, [10, 165], materials.black),
    fender({ ...wheel, x: -1.35 }, [15, 170], materials.black),
  ];
  const fork = panel(
    [
      [2.86, 0.12],
      [4.05, 0.1],
      [4.05, 0.14],
      [2.92, 0.2],
      [2.92, 0.95],
      [2.84, 0.95],
    ],
    [0.28, 0.42],
    materials.black,
    0.02,
  );
  return {
    solids: [
      ...wheelPair({ ...wheel, x: 1.35 }),
      ...wheelPair({ ...wheel, x: -1.35 }),
      ...guards,
      ...guards.map(mirror),
      block([-2.0, 0.5, -0.55], [1.95, 0.95, 0.55], materials.body),
      body(
        [
          [-2.25, 0.75],
          [-1.95, 0.6],
          [-1.95, 1.25],
          [-2.25, 1.2],
        ],
        0.75,
        materials.shade,
      ),
      panel(
        [
          [-0.85, 0.6],
          [0.75, 0.6],
          [0.75, 1.2],
          [0.55, 1.34],
          [-1.7, 1.36],
          [-1.85, 1.2],
        ],
        [0.42, 1.05],
        materials.paint,
        0.1,
      ),
      // The engine is on the right only; the left is the driver's.
      ...louvres([-0.6, 0.5], [0.75, 1.1], 1.05, 6).filter(({ min }) => min[2] > 0),
      ...cab({
        glass: [
          [-0.95, 1.0],
          [0.7, 0.85],
          [0.42, 2.22],
          [-0.85, 2.22],
        ],
        halfWidth: 0.44,
      }).map((solid) => move(solid, [0, 0, -0.62])),
      panel(
        [
          [-0.9, 0.55],
          [0.75, 0.55],
          [0.72, 0.95],
          [-0.95, 1.0],
        ],
        [-1.05, -0.3],
        materials.paint,
        0.06,
      ),
      beam([-1.85, 1.72], [1.9, 1.12], 0.34, 0.12, 0.3, materials.paint, 0.3),
      beam([1.6, 1.16], [2.55, 1.02], 0.22, 0.12, 0.2, materials.steel),
      body(
        [
          [-2.05, 1.0],
          [-1.5, 1.0],
          [-1.6, 1.85],
          [-2.0, 1.95],
        ],
        0.2,
        materials.shade,
      ),
      panel(
        [
          [2.4, 1.2],
          [2.75, 1.1],
          [2.8, 0.5],
          [2.6, 0.42],
        ],
        [0, 0.26],
        materials.shade,
      ),
      block([2.72, 0.35, -0.55], [2.84, 0.45, 0.6], materials.black),
      block([2.72, 0.82, -0.55], [2.84, 0.92, 0.6], materials.black),
      ...[-0.5, 0.55].map((z) => block([2.72, 0.35, z - 0.04], [2.84, 0.92, z + 0.04], materials.black)),
      fork,
      mirror(fork),
      ...ram([-0.9, 1.0], [0.6, 1.22], 0.12, 0.14),
      ...lamps([1.96, 0.85, 0.42], 1, [0.16, 0.12]),
      ...lamps([-2.2, 1.05, 0.62], -1, [0.18, 0.1], materials.red),
      beacon([-0.2, 2.4, -0.6]),
      ...steps([0.1, 0.3, 1.05], 1, 0.4),
    ],
    cab: [
      [-1.4, 0.6, -1.1],
      [1.1, 2.55, 0.9],
    ],
    detail: [
      [0.6, 0, -0.6],
      [4.0, 1.6, 1.1],
    ],
  };
};
