import { materials } from '../engine/material';
import { block, mirror, type Solid } from '../engine/solid';

import { panel } from './body';
import { pipe } from './rods';

/** A lift mast with its carriage and forks; `x` is its rear face, `forks` the forks' length, all in metres. */
export const mast = (x: number, height: number, forks: number): Solid[] => {
  const right = [
    block([x, 0.1, 0.3], [x + 0.1, height, 0.38], materials.black),
    block([x + 0.04, 0.14, 0.22], [x + 0.14, height - 0.03, 0.3], materials.body),
    pipe([x - 0.03, 0.2, 0.26], height - 0.4, 0.035, materials.chrome),
    block([x + 0.2, 0.26, 0.4], [x + 0.24, 1.25, 0.44], materials.black),
    panel(
      [
        [x + 0.2, 0.06],
        [x + 0.24 + forks, 0.06],
        [x + 0.24 + forks, 0.08],
        [x + 0.3, 0.12],
        [x + 0.25, 0.2],
        [x + 0.25, 0.6],
        [x + 0.2, 0.6],
      ],
      [0.2, 0.31],
      materials.iron,
      0.01,
    ),
  ];
  const bars = [0.3, 0.62, 1.22].map((y) =>
    block([x + 0.14, y - 0.05, -0.44], [x + 0.2, y + 0.05, 0.44], materials.black),
  );
  const grating = [-0.27, -0.09, 0.09, 0.27].map((z) =>
    block([x + 0.16, 0.67, z - 0.012], [x + 0.19, 1.2, z + 0.012], materials.black),
  );
  return [
    ...right,
    ...right.map(mirror),
    ...bars,
    ...grating,
    block([x, height - 0.12, -0.3], [x + 0.1, height - 0.02, 0.3], materials.black),
    block([x, 0.9, -0.3], [x + 0.06, 0.98, 0.3], materials.black),
  ];
};
