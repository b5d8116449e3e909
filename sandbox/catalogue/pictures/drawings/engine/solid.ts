import type { Material } from './material';
import { cross, dot, normalize, subtract, toCentre, type Point, type Vector } from './vector';

/** A flat polygon seen from one side. `layer` orders the faces of one solid: decals lie above the face they sit on. */
export type Face = { points: readonly Vector[]; normal: Vector; material: Material; layer: number; twoSided?: true };

/** Faces that are drawn together, and the box around them that decides which solid hides which. */
export type Solid = { faces: readonly Face[]; min: Vector; max: Vector };

/** Makes a face whose normal points away from `inside`. */
export const toFace = (points: readonly Vector[], inside: Vector, material: Material, layer = 0): Face => {
  const [a = inside, b = inside, c = inside] = points;
  const normal = normalize(cross(subtract(b, a), subtract(c, a)));
  const outward = dot(normal, subtract(toCentre(points), inside)) >= 0;
  return { points, normal: outward ? normal : [-normal[0], -normal[1], -normal[2]], material, layer };
};

/** Puts faces together as one solid. */
export const toSolid = (faces: readonly Face[]): Solid => {
  const along = (axis: 0 | 1 | 2) => faces.flatMap((face) => face.points.map((point) => point[axis]));
  const [x, y, z] = [along(0), along(1), along(2)];
  return {
    faces,
    min: [Math.min(...x), Math.min(...y), Math.min(...z)],
    max: [Math.max(...x), Math.max(...y), Math.max(...z)],
  };
};

const isClockwise = (outline: readonly Point[]): boolean =>
  outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y];
    return sum + (nextX - x) * (nextY + y);
  }, 0) > 0;

type Place = (point: Point, along: number) => Vector;

const places = {
  x: ([z, y], x) => [x, y, z],
  y: ([x, z], y) => [x, y, z],
  z: ([x, y], z) => [x, y, z],
} satisfies Record<'x' | 'y' | 'z', Place>;

/** Draws an outline out along an axis. For `z` the outline is a side profile [x, y]; for `x` [z, y]; for `y` [x, z]. */
export const extrude = (
  outline: readonly Point[],
  [from, to]: Point,
  material: Material,
  axis: 'x' | 'y' | 'z' = 'z',
  sideMaterial: Material = material,
): Solid => {
  const place = places[axis];
  const ring = isClockwise(outline) ? [...outline].reverse() : outline;
  const middle = toCentre(ring.map((point) => place(point, (from + to) / 2)));
  const sides = ring.map((point, i): Face => {
    const next = ring[(i + 1) % ring.length] ?? point;
    const face = toFace([place(point, from), place(next, from), place(next, to), place(point, to)], middle, material);
    // The outline runs anti-clockwise, so its right-hand side is outside, also where the profile is hollow.
    const outward = place([next[1] - point[1], point[0] - next[0]], 0);
    return { ...face, normal: normalize(outward) };
  });
  const caps = [from, to].map((along): Face => ({
    points: ring.map((point) => place(point, along)),
    normal: normalize(place([0, 0], along - (from + to) / 2)),
    material: sideMaterial,
    layer: 1,
  }));
  return toSolid([...sides, ...caps]);
};

/** A rectangular block between two corners. */
export const block = (min: Vector, max: Vector, material: Material): Solid =>
  extrude(
    [
      [min[0], min[1]],
      [max[0], min[1]],
      [max[0], max[1]],
      [min[0], max[1]],
    ],
    [min[2], max[2]],
    material,
  );

/** A thin sheet seen from both sides: glass, mesh, number plate. */
export const sheet = (points: readonly Vector[], material: Material): Solid =>
  toSolid([{ ...toFace(points, [0, -100, 0], material), twoSided: true }]);

/** The same solid on the machine's other side. */
export const mirror = ({ faces }: Solid): Solid =>
  toSolid(
    faces.map((face) => ({
      ...face,
      points: face.points.map(([x, y, z]): Vector => [x, y, -z]),
      normal: [face.normal[0], face.normal[1], -face.normal[2]],
    })),
  );

/** The solid moved by metres. */
export const move = ({ faces }: Solid, [dx, dy, dz]: Vector): Solid =>
  toSolid(faces.map((face) => ({ ...face, points: face.points.map(([x, y, z]): Vector => [x + dx, y + dy, z + dz]) })));
