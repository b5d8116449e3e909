import { materials } from '../engine/material';
import { bar } from '../engine/outline';
import { block, extrude, mirror } from '../engine/solid';
import { body, panel, rectangle } from '../parts/body';
import { beacon, cab, lamps, mirrors } from '../parts/cab';
import type { Machine } from '../parts/machine';
import { beam, drum, louvres, pipe, railing } from '../parts/rods';
import { wheelPair } from '../parts/wheels';

const cutterbar = () => {
  const width = 2.75;
  const bats = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3;
    const [x, y] = [4.75 + 0.5 * Math.cos(angle), 1.0 + 0.5 * Math.sin(angle)];
    return extrude(
      bar([x - 0.05, y - 0.06], [x + 0.05, y + 0.06], 0.05),
      [-width + 0.12, width - 0.12],
      materials.yellow,
    );
  });
  const end = panel(
    [
      [3.75, 0.2],
      [5.15, 0.12],
      [5.3, 0.3],
      [4.2, 0.8],
      [3.75, 0.95],
    ],
    [width - 0.06, width + 0.02],
    materials.paint,
    0.05,
  );
  const star = panel(
    [
      [4.72, 0.45],
      [4.78, 0.45],
      [4.78, 1.55],
      [4.72, 1.55],
    ],
    [width - 0.16, width - 0.12],
    materials.yellow,
    0.01,
  );
  return [
    body(
      [
        [3.75, 0.18],
        [5.1, 0.14],
        [5.1, 0.2],
        [4.2, 0.3],
        [3.85, 0.95],
        [3.75, 0.95],
      ],
      width - 0.08,
      materials.shade,
      0.03,
    ),
    drum([4.25, 0.5], 0.2, [-width + 0.14, width - 0.14], materials.steel),
    ...bats,
    end,
    mirror(end),
    star,
    mirror(star),
    beam([3.8, 0.95], [4.75, 1.05], 0.07, width - 0.05, 0.05, materials.body),
  ];
};

/** A combine harvester with its cutterbar. */
export const drawCombine = (): Machine => ({
  solids: [
    ...wheelPair({ x: 1.9, z: 1.2, radius: 0.95, width: 0.75, rim: materials.cream, lugs: 26 }),
    ...wheelPair({ x: -2.1, z: 1.15, radius: 0.62, width: 0.45, rim: materials.cream, lugs: 22 }),
    block([-2.4, 0.75, -0.6], [2.2, 1.1, 0.6], materials.body),
    drum([1.9, 0.95], 0.2, [-0.9, 0.9], materials.body),
    drum([-2.1, 0.62], 0.15, [-0.95, 0.95], materials.body),
    body(
      [
        [-3.3, 1.5],
        [-2.6, 1.1],
        [1.1, 1.1],
        [1.25, 2.9],
        [-2.4, 3.0],
        [-3.35, 2.6],
      ],
      1.35,
      materials.paint,
      0.2,
    ),
    ...[0, 1].flatMap((i) => {
      const side = panel(rectangle([-2.7 + i * 1.9, 1.35], [-0.95 + i * 1.9, 2.5]), [1.35, 1.4], materials.paint, 0.12);
      return [side, mirror(side)];
    }),
    ...louvres([-2.4, -1.4], [2.0, 2.4], 1.4, 6),
    body(
      [
        [-1.6, 3.0],
        [1.1, 2.9],
        [1.45, 3.55],
        [-1.9, 3.55],
      ],
      1.2,
      materials.black,
      0.05,
    ),
    block([-3.6, 0.8, -0.9], [-3.1, 1.5, 0.9], materials.black),
    ...cab({
      glass: [
        [1.3, 1.75],
        [2.75, 1.7],
        [2.95, 3.2],
        [1.4, 3.2],
      ],
      halfWidth: 0.85,
      leanIn: 0.02,
      roofHeight: 0.24,
    }),
    block([1.2, 1.4, -1.3], [2.7, 1.72, 1.3], materials.body),
    ...mirrors([2.7, 3.0, 1.0]),
    body(
      [
        [2.3, 0.95],
        [3.8, 0.35],
        [3.8, 0.95],
        [2.5, 1.5],
      ],
      0.62,
      materials.shade,
      0.05,
    ),
    ...railing(
      [
        [1.3, 2.6],
        [0.95, 1.28],
      ],
      1.72,
      0.9,
      materials.yellow,
    ).slice(0, 14),
    beam([0.6, 3.0], [-3.2, 3.25], 0.36, 1.3, 0.32, materials.paint, 0.32),
    pipe([-1.9, 3.0, -0.9], 0.7, 0.08),
    ...lamps([2.98, 3.32, 0.55], 1, [0.3, 0.1]),
    ...lamps([-3.36, 2.2, 1.1], -1, [0.16, 0.3], materials.red),
    beacon([1.7, 3.46, 0.65]),
    ...cutterbar(),
  ],
  cab: [
    [0.6, 1.2, -1.3],
    [3.2, 3.75, 1.3],
  ],
  detail: [
    [2.4, 0, -1.6],
    [5.2, 1.8, 2.8],
  ],
});
