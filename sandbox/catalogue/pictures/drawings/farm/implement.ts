import { materials } from '../engine/material';
import { circle } from '../engine/outline';
import { block, extrude, mirror, move, toSolid, type Solid } from '../engine/solid';
import type { Vector } from '../engine/vector';
import { panel } from '../parts/body';
import type { Machine } from '../parts/machine';
import { beam, ram } from '../parts/rods';
import { wheel } from '../parts/wheels';

const furrow = (x: number, z: number): Solid[] => {
  const leg = panel(
    [
      [0.12, 1.15],
      [-0.06, 1.15],
      [-0.1, 0.62],
      [0.3, 0.16],
      [0.42, 0.16],
      [0.1, 0.68],
    ],
    [-0.05, 0.05],
    materials.body,
    0.03,
  );
  const board = panel(
    [
      [0.5, 0.04],
      [-0.38, 0.1],
      [-0.62, 0.5],
      [-0.4, 0.62],
      [-0.05, 0.55],
      [0.3, 0.3],
    ],
    [0.05, 0.12],
    materials.steel,
    0.1,
  );
  const share = panel(
    [
      [0.56, 0.0],
      [-0.1, 0.05],
      [0.3, 0.2],
    ],
    [0.12, 0.14],
    materials.iron,
    0.02,
  );
  return [leg, board, share].map((solid) => move(solid, [x, 0, z]));
};

/** The bodies of a reversible plough stand above the frame as well, pointing up. */
const turnOver = ({ faces }: Solid): Solid =>
  toSolid(
    faces.map((face) => ({
      ...face,
      points: face.points.map(([x, y, z]): Vector => [x, 2.5 - y * 0.9, z]),
      normal: [face.normal[0], -face.normal[1], face.normal[2]],
    })),
  );

/** A mounted plough of four furrows: headstock, frame, bodies, depth wheel. */
export const drawImplement = (): Machine => {
  const furrows = [0.9, 0, -0.9, -1.8].map((x, i) => furrow(x, 0.55 - i * 0.36));
  const upper = furrows.flat().map(turnOver);
  const head = beam([1.72, 0.5], [1.62, 1.45], 0.14, 0.34, 0.1, materials.body);
  return {
    solids: [
      ...furrows.flat(),
      ...upper,
      ...Array.from({ length: 8 }, (_, i) =>
        beam([1.5 - i * 0.5, 1.27], [1.0 - i * 0.5, 1.27], 0.2, 0.7 - i * 0.2, 0.24, materials.paint),
      ),
      beam([1.5, 1.27], [1.75, 1.1], 0.2, 0.35, 0.7, materials.paint),
      head,
      mirror(head),
      block([1.6, 0.85, -0.4], [1.78, 1.2, 0.4], materials.paint),
      beam([1.72, 1.35], [1.6, 1.75], 0.12, 0, 0.1, materials.body),
      ...ram([1.5, 1.5], [0.5, 1.5], 0.2, 0.12),
      wheel({ x: -1.5, z: 0.5, radius: 0.36, width: 0.24, rim: materials.cream }),
      beam([-1.5, 0.4], [-1.75, 1.2], 0.1, 0.32, 0.1, materials.body),
      ...[0.9, 0, -0.9].map((x, i) =>
        extrude(circle([x + 0.62, 0.28], 0.26, 26), [0.66 - i * 0.36, 0.68 - i * 0.36], materials.steel),
      ),
    ],
    cab: [
      [0.4, 0.1, -0.6],
      [1.9, 1.85, 0.9],
    ],
    detail: [
      [-1.2, 0, -0.6],
      [0.8, 1.4, 0.9],
    ],
  };
};
