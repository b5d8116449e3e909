import { materials, type Material } from '../engine/material';
import { arc, circle } from '../engine/outline';
import { block, extrude, mirror, toFace, toSolid, type Face, type Solid } from '../engine/solid';
import type { Point, Vector } from '../engine/vector';
import { body, fitted, panel, rectangle } from '../parts/body';
import { lamps } from '../parts/cab';
import { drawbar } from '../parts/drawbar';
import type { Machine } from '../parts/machine';
import { beam, grille, louvres, pipe } from '../parts/rods';
import { fender, wheelPair } from '../parts/wheels';

/** The hopper's narrow end at the feed rollers and its mouth: x, the lower and upper edge, half the width. */
const throat = { x: -0.86, low: 0.76, high: 1.2, half: 0.34 };
const mouth = { x: -1.72, low: 0.72, high: 1.6, half: 0.66 };

const toRing = ({ x, low, high, half }: typeof mouth): Vector[] => [
  [x, low, half],
  [x, high, half],
  [x, high, -half],
  [x, low, -half],
];

/** The funnel that branches go in at: painted outside, dark inside, a rubber curtain before the rollers. */
const hopper = (): Solid => {
  const [near, far] = [toRing(throat), toRing(mouth)];
  const middle: Vector = [(throat.x + mouth.x) / 2, 1, 0];
  const plates = near.map((corner, i) => {
    const next = (i + 1) % near.length;
    return toFace([corner, near[next] ?? corner, far[next] ?? corner, far[i] ?? corner], middle, materials.paint, 2);
  });
  const inside = plates.map(({ points, normal }): Face => ({
    points,
    normal: [-normal[0], -normal[1], -normal[2]],
    material: { colour: 'paint', tone: 0.5 },
    layer: 0,
  }));
  return toSolid([...plates, ...inside, { points: near, normal: [-1, 0, 0], material: materials.black, layer: 1 }]);
};

/** The bent duct that blows the chips forward over the drawbar, and its flap. */
const chute = (): Solid[] => {
  const centre: Point = [0.42, 1.75];
  const duct = [
    [-0.36, 1.36] as Point,
    ...arc(centre, 0.78, 180, 82),
    ...arc(centre, 0.54, 82, 180),
    [-0.12, 1.36] as Point,
  ];
  return [
    extrude(circle([-0.24, 0], 0.2, 28), [1.25, 1.3], materials.iron, 'y'),
    extrude(circle([-0.24, 0], 0.17, 28), [1.3, 1.36], materials.black, 'y'),
    extrude(duct, [-0.13, 0.13], materials.paint),
    beam([0.5, 2.52], [0.84, 2.36], 0.03, 0, 0.28, materials.shade),
  ];
};

/** The red bar round the mouth that stops the rollers, and the steel edge it is fixed to; the right half. */
const feedBar = [
  block(
    [mouth.x - 0.05, mouth.low - 0.02, mouth.half],
    [mouth.x, mouth.high + 0.02, mouth.half + 0.04],
    materials.steel,
  ),
  block([mouth.x - 0.05, mouth.high, 0], [mouth.x, mouth.high + 0.04, mouth.half], materials.steel),
  block([mouth.x - 0.05, mouth.low - 0.05, 0], [mouth.x, mouth.low, mouth.half], materials.steel),
  beam([mouth.x + 0.12, 0.86], [mouth.x + 0.16, mouth.high + 0.1], 0.045, mouth.half + 0.09, 0.045, materials.red),
  block(
    [mouth.x + 0.135, mouth.high + 0.08, 0],
    [mouth.x + 0.18, mouth.high + 0.125, mouth.half + 0.11],
    materials.red,
  ),
];

/** Discs on the right of the machine at a point, one on another: a bearing, a motor, a button. */
const discs = (centre: Point, z: number, ...rings: readonly (readonly [radius: number, material: Material])[]) =>
  rings.map(([radius, material], i) =>
    extrude(circle(centre, radius, 28), [z + i * 0.03, z + (i + 1) * 0.03], material),
  );

/** The box of the feed rollers with their motors, and the buttons that run them. */
const feedRollers = (): Solid => {
  const right = [
    ...discs([-0.74, 0.78], 0.36, [0.09, materials.black], [0.05, materials.iron]),
    ...discs([-0.6, 1.0], 0.36, [0.09, materials.black], [0.05, materials.iron]),
    panel(rectangle([-0.83, 1.06], [-0.71, 1.22]), [0.36, 0.39], materials.black, 0.02),
    ...discs([-0.77, 1.175], 0.39, [0.032, materials.red]),
    ...discs([-0.77, 1.1], 0.39, [0.026, { colour: '#3c9a4c' }]),
  ];
  const box: Point[] = [
    [-0.86, 0.56],
    [-0.52, 0.56],
    [-0.52, 1.34],
    [-0.86, 1.26],
  ];
  return fitted(body(box, 0.36, materials.shade, 0.04), [...right, ...right.map(mirror)]);
};

const rotor = (): Solid => {
  const right = [
    ...discs([-0.16, 0.88], 0.3, [0.26, materials.shade], [0.1, materials.iron], [0.05, materials.steel]),
    ...circle([-0.16, 0.88], 0.2, 4).flatMap((at) => discs(at, 0.33, [0.022, materials.iron])),
  ];
  return fitted(body(arc([-0.16, 0.88], 0.35, -76, 256, 26), 0.3, materials.paint, 0.01), [
    ...right,
    ...right.map(mirror),
  ]);
};

const engine = (): Solid => {
  const seam = panel(rectangle([0.42, 0.56], [0.435, 1.24]), [0.42, 0.425], materials.shade, 0.001);
  const box: Point[] = [
    [0.22, 0.54],
    [1.02, 0.54],
    [1.02, 1.1],
    [0.92, 1.26],
    [0.22, 1.26],
  ];
  return fitted(body(box, 0.42, materials.paint, 0.06), [
    seam,
    mirror(seam),
    ...louvres([0.52, 0.94], [0.68, 1.04], 0.42, 6),
    ...grille(1.02, 1, [0.64, 1.04], 0.32, 6),
  ]);
};

/** A wood chipper for the road: hopper behind, rotor and engine before it, discharge chute on top. */
export const drawChipper = (): Machine => {
  const wheel = { x: -0.1, z: 0.74, radius: 0.32, width: 0.19, rim: materials.cream };
  const guard = fender(wheel, [10, 170], materials.black, 0.05);
  return {
    solids: [
      ...wheelPair(wheel),
      guard,
      mirror(guard),
      block([-1.3, 0.42, -0.46], [1.0, 0.54, 0.46], materials.body),
      hopper(),
      ...feedBar,
      ...feedBar.map(mirror),
      feedRollers(),
      rotor(),
      ...chute(),
      engine(),
      pipe([0.5, 1.26, -0.26], 0.3, 0.035, materials.iron),
      fitted(block([-1.36, 0.42, -0.63], [-1.3, 0.56, 0.63], materials.body), [
        ...lamps([-1.36, 0.49, 0.52], -1, [0.18, 0.11], materials.red),
        ...lamps([-1.36, 0.49, 0.37], -1, [0.1, 0.11], materials.amber),
        block([-1.38, 0.44, -0.24], [-1.36, 0.54, 0.24], materials.yellow),
      ]),
      ...drawbar({ from: 0.98, to: 1.75, height: 0.46 }),
    ],
    cab: [
      [-0.6, 0.75, -0.5],
      [1.05, 2.5, 0.5],
    ],
    detail: [
      [-1.75, 0.1, -0.6],
      [0.2, 1.6, 0.8],
    ],
  };
};
