import { materials } from '../engine/material';
import { block, mirror } from '../engine/solid';
import { body, panel, rectangle } from '../parts/body';
import { lamps } from '../parts/cab';
import type { Machine } from '../parts/machine';
import { beam, ram } from '../parts/rods';
import { fender, wheelPair } from '../parts/wheels';

/** A tipping trailer on a tandem axle. */
export const drawTipper = (): Machine => {
  const wheel = { z: 0.95, radius: 0.56, width: 0.46, rim: materials.cream };
  const ribs = [-2.3, -1.45, -0.6, 0.25, 1.1, 1.95].flatMap((x) => {
    const rib = panel(rectangle([x - 0.06, 1.2], [x + 0.06, 2.42]), [1.18, 1.25], materials.shade, 0.02);
    return [rib, mirror(rib)];
  });
  const edge = panel(rectangle([-2.55, 2.38], [2.2, 2.52]), [1.12, 1.27], materials.paint, 0.03);
  const side = panel(
    [
      [-2.5, 1.15],
      [2.15, 1.15],
      [2.15, 2.45],
      [-2.5, 2.45],
    ],
    [1.1, 1.18],
    materials.paint,
    0.05,
  );
  const guards = [
    fender({ ...wheel, x: -0.62 }, [40, 160], materials.black, 0.05),
    fender({ ...wheel, x: -1.82 }, [20, 140], materials.black, 0.05),
  ];
  return {
    solids: [
      ...wheelPair({ ...wheel, x: -0.62 }),
      ...wheelPair({ ...wheel, x: -1.82 }),
      ...guards,
      ...guards.map(mirror),
      block([-2.5, 0.78, -0.42], [2.2, 1.0, -0.24], materials.body),
      block([-2.5, 0.78, 0.24], [2.2, 1.0, 0.42], materials.body),
      block([-2.5, 1.04, -1.1], [2.15, 1.15, 1.1], materials.body),
      side,
      mirror(side),
      ...ribs,
      edge,
      mirror(edge),
      block([2.1, 1.15, -1.1], [2.2, 2.6, 1.1], materials.paint),
      block([-2.56, 1.15, -1.1], [-2.46, 2.45, 1.1], materials.paint),
      ...[-0.7, 0, 0.7].map((z) => block([-2.6, 1.15, z - 0.05], [-2.56, 2.4, z + 0.05], materials.shade)),
      ...[-0.7, 0, 0.7].map((z) => block([2.2, 1.15, z - 0.05], [2.26, 2.55, z + 0.05], materials.shade)),
      beam([2.1, 0.88], [3.75, 0.66], 0.22, 0, 0.3, materials.body, 0.14),
      block([3.7, 0.58, -0.08], [3.95, 0.72, 0.08], materials.iron),
      beam([3.1, 0.75], [3.1, 0.02], 0.12, 0.22, 0.1, materials.iron),
      block([2.98, 0.0, 0.1], [3.22, 0.05, 0.34], materials.iron),
      ...ram([1.4, 0.8], [1.9, 1.1], 0, 0.18),
      body(
        [
          [-2.62, 0.62],
          [-2.54, 0.62],
          [-2.54, 0.82],
          [-2.62, 0.82],
        ],
        1.15,
        materials.body,
        0.02,
      ),
      ...lamps([-2.62, 0.72, 0.9], -1, [0.34, 0.14], materials.red),
      ...lamps([-2.62, 0.72, 0.5], -1, [0.2, 0.14], materials.amber),
      ...[-2.2, 0.6, 1.7].flatMap((x) => {
        const reflector = panel(rectangle([x, 1.06], [x + 0.16, 1.12]), [1.1, 1.12], materials.amber, 0.01);
        return [reflector, mirror(reflector)];
      }),
    ],
    cab: [
      [0.6, 0.4, -1.2],
      [3.9, 2.7, 1.25],
    ],
    detail: [
      [-2.7, 0, -0.4],
      [0.2, 1.6, 1.3],
    ],
  };
};
