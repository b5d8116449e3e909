import { materials } from '../engine/material';
import { block, mirror } from '../engine/solid';
import { body, panel } from '../parts/body';
import { lamps, seat, steering } from '../parts/cab';
import type { Machine } from '../parts/machine';
import { louvres, pipe } from '../parts/rods';
import { wheelPair } from '../parts/wheels';

/** A ride-on mower with a deck between its axles and a grass collector behind. */
export const drawRideOnMower = (): Machine => {
  const deck = panel(
    [
      [-0.32, 0.1],
      [0.42, 0.1],
      [0.42, 0.22],
      [0.3, 0.28],
      [-0.24, 0.28],
      [-0.34, 0.22],
    ],
    [0.1, 0.6],
    materials.paint,
    0.05,
  );
  const guard = panel(
    [
      [-0.9, 0.6],
      [-0.8, 0.72],
      [-0.3, 0.72],
      [-0.16, 0.5],
      [-0.1, 0.34],
      [0.24, 0.32],
      [0.24, 0.36],
      [-0.05, 0.4],
      [-0.24, 0.76],
      [-0.84, 0.78],
      [-0.95, 0.62],
    ],
    [0.2, 0.52],
    materials.paint,
    0.02,
  );
  return {
    solids: [
      ...wheelPair({ x: -0.56, z: 0.4, radius: 0.27, width: 0.24, rim: materials.cream, lugs: 18 }),
      ...wheelPair({ x: 0.72, z: 0.4, radius: 0.2, width: 0.17, rim: materials.cream }),
      deck,
      mirror(deck),
      guard,
      mirror(guard),
      block([-0.75, 0.24, -0.22], [0.85, 0.4, 0.22], materials.body),
      block([-0.08, 0.3, -0.4], [0.3, 0.34, 0.4], materials.black),
      body(
        [
          [-0.8, 0.4],
          [-0.25, 0.4],
          [-0.25, 0.72],
          [-0.8, 0.72],
        ],
        0.2,
        materials.shade,
        0.03,
      ),
      body(
        [
          [0.24, 0.38],
          [0.94, 0.34],
          [1.02, 0.44],
          [0.98, 0.62],
          [0.8, 0.74],
          [0.24, 0.84],
        ],
        0.27,
        materials.paint,
        0.1,
      ),
      ...louvres([0.42, 0.76], [0.46, 0.6], 0.27, 4),
      block([0.99, 0.42, -0.18], [1.03, 0.56, 0.18], materials.black),
      ...lamps([0.985, 0.6, 0.18], 1, [0.12, 0.07]),
      body(
        [
          [0.96, 0.22],
          [1.06, 0.22],
          [1.06, 0.3],
          [0.96, 0.3],
        ],
        0.24,
        materials.black,
        0.02,
      ),
      ...steering([0.18, 1.06, 0]),
      ...seat([-0.46, 0.76, 0], 0.8),
      body(
        [
          [-1.65, 0.5],
          [-0.98, 0.42],
          [-0.94, 0.92],
          [-1.1, 1.06],
          [-1.6, 1.0],
        ],
        0.44,
        materials.black,
        0.1,
      ),
      body(
        [
          [-1.66, 1.0],
          [-1.08, 1.06],
          [-1.0, 0.94],
          [-0.96, 0.97],
          [-1.08, 1.12],
          [-1.66, 1.06],
        ],
        0.46,
        materials.paint,
        0.02,
      ),
      pipe([0.55, 0.3, 0.3], 0.08, 0.03, materials.iron),
    ],
    cab: [
      [-0.95, 0.3, -0.45],
      [0.5, 1.4, 0.45],
    ],
    detail: [
      [-0.1, 0, 0.1],
      [1.1, 0.9, 0.6],
    ],
  };
};
