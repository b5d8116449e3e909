import { materials, type Material } from '../engine/material';
import { arc, circle, rounded } from '../engine/outline';
import { extrude, mirror, toSolid, type Face, type Solid } from '../engine/solid';
import type { Point, Vector } from '../engine/vector';

type Wheel = {
  x: number;
  /** The middle of the tyre, from the machine's middle line. */
  z: number;
  radius: number;
  width: number;
  rim?: Material;
  /** Bars across the tread, as on a tractor. */
  lugs?: number;
  /** The rim's share of the radius. */
  rimShare?: number;
};

const toDisc = (centre: Point, radius: number, z: number, material: Material, layer: number, sides = 36): Face => ({
  points: circle(centre, radius, sides).map(([x, y]): Vector => [x, y, z]),
  normal: [0, 0, Math.sign(z)],
  material,
  layer,
});

/** A wheel on the right side (z above zero), its outer face turned away from the machine. */
export const wheel = ({ x, z, radius, width, rim = materials.white, lugs = 0, rimShare = 0.58 }: Wheel): Solid => {
  const centre: Point = [x, radius];
  const [inner, outer] = [z - width / 2, z + width / 2];
  const carcass = lugs > 0 ? radius * 0.955 : radius;
  const tyre = extrude(circle(centre, carcass), [inner, outer], materials.tread, 'z', materials.rubber);
  const rimRadius = radius * rimShare;
  const bolts = Array.from({ length: 8 }, (_, i) => arc(centre, rimRadius * 0.42, i * 45, i * 45, 1)[0] ?? centre);
  const bars = Array.from({ length: lugs }, (_, i) => {
    const [from, half] = [(360 * i) / lugs, 150 / lugs];
    const profile = [
      ...arc(centre, carcass * 0.9, from - half * 0.6, from, 1),
      ...arc(centre, radius, from + half, from, 1),
    ];
    const side = i % 2 === 0 ? [inner, z + width * 0.06] : [z - width * 0.06, outer + 0.004];
    return extrude(profile, [side[0] ?? inner, side[1] ?? outer], materials.rubber, 'z', { colour: '#3a3b3e' });
  });
  return toSolid([
    ...tyre.faces,
    ...bars.flatMap(({ faces }) => faces),
    toDisc(centre, radius * 0.9, outer, { colour: '#323336' }, 2),
    toDisc(centre, radius * 0.74, outer, materials.rubber, 3),
    toDisc(centre, rimRadius, outer, rim, 4),
    toDisc(centre, rimRadius * 0.88, outer, { ...rim, tone: 0.72 }, 5),
    toDisc(centre, rimRadius * 0.66, outer, { ...rim, tone: 0.9 }, 6),
    toDisc(centre, rimRadius * 0.26, outer, { ...rim, tone: 0.62 }, 7),
    ...bolts.map((bolt) => toDisc(bolt, rimRadius * 0.05, outer, materials.body, 8, 8)),
  ]);
};

/** The wheel and the same on the machine's other side. */
export const wheelPair = (options: Wheel): Solid[] => {
  const right = wheel(options);
  return [right, mirror(right)];
};

/** A mudguard over a wheel: a bent plate between two angles (degrees, anti-clockwise from forward). */
export const fender = ({ x, z, radius, width }: Wheel, [from, to]: Point, material: Material, gap = 0.07): Solid =>
  extrude(
    [...arc([x, radius], radius + gap + 0.04, from, to), ...arc([x, radius], radius + gap, to, from)],
    [z - width / 2 - 0.02, z + width / 2 + 0.02],
    material,
  );

/** A rubber track on the right side, from its rear to its front wheel. */
export const track = ({
  from,
  to,
  radius,
  z,
  width,
}: {
  from: number;
  to: number;
  radius: number;
  z: number;
  width: number;
}): Solid => {
  const [inner, outer] = [z - width / 2, z + width / 2];
  const belt = (r: number): Point[] => [...arc([to, radius], r, -90, 90), ...arc([from, radius], r, 90, 270)];
  const count = Math.max(3, Math.round((to - from) / (radius * 1.1)));
  const rollers = Array.from({ length: count }, (_, i): Point => [
    from + ((to - from) * i) / (count - 1),
    radius * 0.55,
  ]);
  const pads = Array.from({ length: 26 }, (_, i) => {
    const along = from + ((to - from) * (i + 0.5)) / 26;
    return extrude(
      rounded(
        [
          [along - 0.02, radius * 2],
          [along + 0.02, radius * 2],
          [along + 0.02, radius * 2 + 0.025],
          [along - 0.02, radius * 2 + 0.025],
        ],
        0.004,
        1,
      ),
      [inner, outer],
      materials.rubber,
    );
  });
  return toSolid([
    ...extrude(belt(radius), [inner, outer], materials.tread, 'z', materials.rubber).faces,
    ...pads.flatMap(({ faces }) => faces),
    {
      ...toDisc([0, 0], 1, outer, { colour: '#1d1e20' }, 2),
      points: belt(radius * 0.8).map(([x, y]): Vector => [x, y, outer]),
    },
    ...[from, to].flatMap((x) => [
      toDisc([x, radius], radius * 0.68, outer, materials.iron, 3),
      toDisc([x, radius], radius * 0.4, outer, materials.body, 4),
    ]),
    ...rollers.slice(1, -1).map((centre) => toDisc(centre, radius * 0.34, outer, materials.iron, 3)),
  ]);
};
