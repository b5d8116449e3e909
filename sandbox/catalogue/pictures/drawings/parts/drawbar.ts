import { materials } from '../engine/material';
import { bar } from '../engine/outline';
import { block, extrude, mirror, type Solid } from '../engine/solid';
import type { Point } from '../engine/vector';

import { panel } from './body';
import { beam, drum, pipe } from './rods';

/** What a machine is towed by on the road, from its frame at `from` to the coupling at `to`, `height` above the ground. */
export const drawbar = ({ from, to, height }: { from: number; to: number; height: number }): Solid[] => {
  // Short pieces: as one long box each arm would seem to lie before everything that stands on the drawbar.
  const pieces = 5;
  const at = (i: number): Point => [from + ((to - from) * i) / pieces, 0.42 - (0.37 * i) / pieces];
  const right = Array.from({ length: pieces }, (_, i) =>
    extrude(bar(at(i), at(i + 1), 0.08), [height - 0.05, height + 0.05], materials.body, 'y'),
  );
  const jockey = { x: to - 0.12, z: 0.2 };
  return [
    ...right,
    ...right.map(mirror),
    block([to - 0.12, height - 0.07, -0.09], [to + 0.12, height + 0.07, 0.09], materials.black),
    block([to + 0.12, height - 0.04, -0.05], [to + 0.26, height + 0.05, 0.05], materials.steel),
    panel(
      [
        [to + 0.24, height - 0.05],
        [to + 0.42, height - 0.05],
        [to + 0.42, height + 0.03],
        [to + 0.34, height + 0.09],
        [to + 0.24, height + 0.06],
      ],
      [-0.065, 0.065],
      materials.iron,
      0.03,
    ),
    beam([to + 0.3, height + 0.08], [to + 0.14, height + 0.13], 0.03, 0, 0.05, materials.black),
    beam([to + 0.04, height + 0.07], [to - 0.12, height + 0.36], 0.035, -0.05, 0.035, materials.iron),
    beam([to - 0.12, height + 0.34], [to - 0.17, height + 0.43], 0.05, -0.05, 0.05, materials.black),
    block([jockey.x - 0.06, height - 0.06, 0.1], [jockey.x + 0.06, height + 0.06, 0.16], materials.black),
    pipe([jockey.x, 0.16, jockey.z], 0.26, 0.025, materials.chrome),
    pipe([jockey.x, 0.36, jockey.z], height + 0.02, 0.036, materials.steel),
    beam([jockey.x - 0.05, height + 0.4], [jockey.x + 0.12, height + 0.4], 0.03, jockey.z, 0.03, materials.iron),
    pipe([jockey.x + 0.11, height + 0.41, jockey.z], 0.1, 0.02),
    beam([jockey.x, 0.11], [jockey.x, 0.24], 0.07, jockey.z, 0.1, materials.iron),
    drum([jockey.x - 0.03, 0.11], 0.11, [jockey.z - 0.04, jockey.z + 0.04], materials.rubber, materials.iron),
  ];
};
