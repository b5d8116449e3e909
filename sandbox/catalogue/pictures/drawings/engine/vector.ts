/** Metres: x to the machine's front, y up from the ground, z to the machine's right side. */
export type Vector = readonly [number, number, number];

/** A point of a side profile: x and y as in Vector. */
export type Point = readonly [number, number];

export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

export const scale = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor];

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const normalize = (a: Vector): Vector => scale(a, 1 / (Math.hypot(...a) || 1));

/** The middle of some points. */
export const toCentre = (points: readonly Vector[]): Vector =>
  scale(points.reduce(add, [0, 0, 0]), 1 / Math.max(1, points.length));
