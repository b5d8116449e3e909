import { materials } from '../engine/material';
import { circle } from '../engine/outline';
import { block, extrude, mirror, toSolid, type Solid } from '../engine/solid';
import { body, panel, rectangle } from '../parts/body';
import { beacon, cab, lamps, mirrors } from '../parts/cab';
import type { Machine } from '../parts/machine';
import { beam, louvres } from '../parts/rods';
import { wheelPair } from '../parts/wheels';

/** A side brush at the right: bristles spread from a disc. */
const brush = (): Solid[] => {
  const hub = extrude(circle([1.95, 0.72], 0.2, 20), [0.3, 0.36], materials.yellow, 'y');
  const bristles = toSolid(
    Array.from({ length: 40 }, (_, i) => {
      const [from, to] = [(i / 40) * 2 * Math.PI, ((i + 0.7) / 40) * 2 * Math.PI];
      const at = (angle: number, radius: number, y: number) =>
        [1.95 + radius * Math.cos(angle), y, 0.72 + radius * Math.sin(angle)] as const;
      return {
        points: [at(from, 0.2, 0.3), at(to, 0.2, 0.3), at(to, 0.42, 0.02), at(from, 0.42, 0.02)],
        normal: [Math.cos(from), 0.6, Math.sin(from)] as const,
        material: { colour: i % 2 === 0 ? '#3d5f8a' : '#31507a' } as const,
        layer: 0,
      };
    }),
  );
  return [bristles, hub, beam([1.45, 0.5], [1.95, 0.42], 0.07, 0.66, 0.07, materials.body)];
};

/** An articulated street sweeper with two brushes in front and a bin behind. */
export const drawSweeper = (): Machine => {
  const right = brush();
  return {
    solids: [
      ...wheelPair({ x: 1.0, z: 0.52, radius: 0.36, width: 0.24, rim: materials.steel }),
      ...wheelPair({ x: -0.95, z: 0.52, radius: 0.36, width: 0.24, rim: materials.steel }),
      ...right,
      ...right.map(mirror),
      block([-1.6, 0.34, -0.38], [1.4, 0.55, 0.38], materials.body),
      body(
        [
          [0.3, 0.5],
          [1.55, 0.42],
          [1.66, 0.62],
          [1.6, 0.95],
          [0.3, 0.95],
        ],
        0.6,
        materials.paint,
        0.1,
      ),
      ...cab({
        glass: [
          [0.32, 0.95],
          [1.58, 0.92],
          [1.38, 2.02],
          [0.36, 2.05],
        ],
        halfWidth: 0.6,
        leanIn: 0.04,
      }),
      body(
        [
          [-1.75, 0.78],
          [0.1, 0.7],
          [0.18, 1.85],
          [-1.55, 1.98],
          [-1.78, 1.8],
        ],
        0.62,
        materials.paint,
        0.16,
      ),
      ...[1, -1].map((side) =>
        panel(rectangle([-1.4, 0.95], [-0.2, 1.55]), side > 0 ? [0.62, 0.64] : [-0.64, -0.62], materials.white, 0.1),
      ),
      ...louvres([-1.3, -0.8], [1.62, 1.8], 0.62, 4),
      block([-1.7, 0.5, -0.5], [0.05, 0.78, 0.5], materials.shade),
      ...mirrors([1.4, 1.75, 0.6]),
      ...[-0.35, 0.35].map((z) => beam([1.3, 0.45], [1.85, 0.12], 0.1, z, 0.06, materials.black)),
      extrude(circle([1.3, 0.2], 0.14, 18), [-0.4, 0.4], materials.black),
      ...lamps([1.63, 0.75, 0.42], 1, [0.18, 0.12]),
      ...lamps([-1.77, 0.95, 0.5], -1, [0.12, 0.22], materials.red),
      beacon([0.7, 2.2, 0]),
      beacon([-1.4, 1.96, 0.4]),
      block([0.1, 0.6, -0.4], [0.3, 1.5, 0.4], materials.black),
    ],
    cab: [
      [0.0, 0.5, -0.75],
      [1.7, 2.4, 0.75],
    ],
    detail: [
      [0.5, 0, -0.3],
      [2.4, 1.1, 1.15],
    ],
  };
};
