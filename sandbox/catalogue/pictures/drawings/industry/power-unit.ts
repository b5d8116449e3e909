import { materials, type Material } from '../engine/material';
import { arc, circle } from '../engine/outline';
import { block, extrude, mirror, type Solid } from '../engine/solid';
import type { Point } from '../engine/vector';
import { body, fitted, panel, rectangle } from '../parts/body';
import { lamps } from '../parts/cab';
import { drawbar } from '../parts/drawbar';
import type { Machine } from '../parts/machine';
import { beam, grille, louvres, pipe } from '../parts/rods';
import { fender, wheelPair } from '../parts/wheels';

/** The canopy's side wall and its ends, from the middle. */
const wall = 0.64;
const front = 1.3;
const rear = -1.3;

/** A service door on the right with its seam, handle and hinges. */
const door = ([x0, x1]: Point, handle: number): Solid[] => [
  panel(rectangle([x0 - 0.015, 0.785], [x1 + 0.015, 1.435]), [wall, wall + 0.005], materials.black, 0.05),
  panel(rectangle([x0, 0.8], [x1, 1.42]), [wall + 0.005, wall + 0.025], materials.paint, 0.05),
  panel(rectangle([handle - 0.035, 1.02], [handle + 0.035, 1.16]), [wall + 0.025, wall + 0.045], materials.black, 0.02),
];

const round = (centre: Point, radius: number, material: Material): Solid =>
  extrude(circle(centre, radius, 20), [wall + 0.04, wall + 0.06], material);

const board = panel(rectangle([0.38, 0.98], [1.0, 1.36]), [wall + 0.025, wall + 0.04], materials.black, 0.03);

const controls = [
  board,
  panel(rectangle([0.43, 1.14], [0.67, 1.31]), [wall + 0.04, wall + 0.05], { colour: '#9cc8b4' }, 0.01),
  ...[0.46, 0.53, 0.6].map((x) => round([x + 0.02, 1.06], 0.022, materials.steel)),
  round([0.78, 1.24], 0.06, materials.white),
  round([0.92, 1.24], 0.06, materials.white),
  round([0.78, 1.06], 0.035, { colour: '#3c9a4c' }),
  round([0.91, 1.06], 0.05, materials.red),
];

const sockets = [
  board,
  ...[0.5, 0.69, 0.88].flatMap((x, i) => [
    round([x, 1.23], 0.07, materials.iron),
    round([x, 1.23], 0.055, i === 1 ? { colour: '#2a62a8' } : materials.red),
    panel(rectangle([x - 0.05, 1.02], [x + 0.05, 1.1]), [wall + 0.04, wall + 0.05], materials.steel, 0.01),
  ]),
];

/** A warning triangle on the right, its middle at a point. */
const warning = ([x, y]: Point): Solid[] =>
  [0.07, 0.05].map((size, i) =>
    panel(
      [
        [x - size, y - size * 0.6],
        [x + size, y - size * 0.6],
        [x, y + size * 1.1],
      ],
      [wall + 0.025, wall + 0.03],
      i === 0 ? materials.black : materials.yellow,
      0.01,
    ),
  );

/** The canopy in the make's paint: doors, controls on the right, sockets on the left, air ducts at the ends. */
const canopy = (): Solid => {
  const sides = [
    ...door([-1.14, -0.14], -0.24),
    ...door([0.08, 1.14], 0.2),
    ...warning([-0.25, 1.3]),
    panel(rectangle([rear + 0.12, 0.68], [front - 0.12, 0.73]), [wall, wall + 0.01], materials.body, 0.01),
  ];
  return fitted(
    body(
      [
        [rear, 0.6],
        [front, 0.6],
        [front, 1.34],
        [front - 0.2, 1.64],
        [rear + 0.12, 1.64],
        [rear, 1.46],
      ],
      wall,
      materials.paint,
      0.08,
    ),
    [
      ...sides,
      ...sides.map(mirror),
      ...louvres([-1.04, -0.4], [0.86, 1.34], wall + 0.025, 8),
      ...controls,
      ...sockets.map(mirror),
      ...grille(front, 1, [0.78, 1.26], 0.46, 7),
      ...grille(rear, -1, [0.78, 1.36], 0.46, 9),
    ],
  );
};

/** A generator or compressor: a sound-proofed box on a single-axle road trailer. */
export const drawPowerUnit = (): Machine => {
  const wheel = { x: -0.12, z: 0.81, radius: 0.33, width: 0.2, rim: materials.steel };
  const guard = fender(wheel, [8, 172], materials.black, 0.05);
  const pocket = block([0.42, 0.45, 0.58], [0.7, 0.55, 0.59], materials.black);
  const frame = block([rear + 0.05, 0.4, -0.58], [front - 0.05, 0.6, 0.58], materials.body);
  return {
    solids: [
      ...wheelPair(wheel),
      guard,
      mirror(guard),
      fitted(frame, [pocket, mirror(pocket)]),
      canopy(),
      panel(rectangle([-0.98, 1.64], [0.9, 1.67]), [-0.5, 0.5], materials.shade, 0.02),
      block([-0.14, 1.67, -0.1], [0.14, 1.69, 0.1], materials.iron),
      extrude(
        [...arc([0, 1.72], 0.11, -15, 195), ...arc([0, 1.72], 0.065, 195, -15)],
        [-0.025, 0.025],
        materials.steel,
      ),
      pipe([-0.78, 1.67, -0.3], 0.2, 0.05, materials.iron),
      extrude(circle([-0.78, -0.3], 0.07, 16), [1.88, 1.9], materials.black, 'y'),
      extrude(circle([0.7, 0.3], 0.07, 18), [1.67, 1.71], materials.black, 'y'),
      fitted(block([rear - 0.08, 0.42, -0.69], [rear - 0.02, 0.58, 0.69], materials.body), [
        ...lamps([rear - 0.08, 0.5, 0.58], -1, [0.18, 0.11], materials.red),
        ...lamps([rear - 0.08, 0.5, 0.43], -1, [0.1, 0.11], materials.amber),
        block([rear - 0.1, 0.45, -0.26], [rear - 0.08, 0.55, 0.26], materials.yellow),
      ]),
      beam([rear + 0.2, 0.42], [rear + 0.2, 0.02], 0.06, 0.4, 0.06, materials.iron),
      block([rear + 0.12, 0, 0.32], [rear + 0.28, 0.03, 0.48], materials.iron),
      ...drawbar({ from: front - 0.05, to: 2.05, height: 0.47 }),
    ],
    cab: [
      [0.1, 0.6, -0.66],
      [1.3, 1.7, 0.7],
    ],
    detail: [
      [-0.9, 0, -0.5],
      [1.0, 1.5, 0.9],
    ],
  };
};
