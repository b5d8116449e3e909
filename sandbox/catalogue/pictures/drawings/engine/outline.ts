import type { Point } from './vector';

/** A regular polygon that passes for a circle. */
export const circle = ([x, y]: Point, radius: number, sides = 36): Point[] =>
  Array.from({ length: sides }, (_, i) => {
    const angle = (2 * Math.PI * i) / sides;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** An arc from one angle to another (degrees, anti-clockwise from forward). */
export const arc = ([x, y]: Point, radius: number, from: number, to: number, steps = 14): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** The outline with its corners rounded off. */
export const rounded = (outline: readonly Point[], radius: number, steps = 4): Point[] =>
  outline.flatMap((corner, i): Point[] => {
    const before = outline[(i + outline.length - 1) % outline.length] ?? corner;
    const after = outline[(i + 1) % outline.length] ?? corner;
    const toward = (point: Point): Point => {
      const length = Math.hypot(point[0] - corner[0], point[1] - corner[1]) || 1;
      const share = Math.min(radius / length, 0.45);
      return [corner[0] + (point[0] - corner[0]) * share, corner[1] + (point[1] - corner[1]) * share];
    };
    const [start, end] = [toward(before), toward(after)];
    return Array.from({ length: steps + 1 }, (_, step): Point => {
      const t = step / steps;
      const mix = (axis: 0 | 1) => (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * corner[axis] + t ** 2 * end[axis];
      return [mix(0), mix(1)];
    });
  });

/** A straight bar between two points, as a profile. */
export const bar = (from: Point, to: Point, thickness: number, endThickness = thickness): Point[] => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const [a, b] = [thickness / 2, endThickness / 2];
  return [
    [from[0] - nx * a, from[1] - ny * a],
    [to[0] - nx * b, to[1] - ny * b],
    [to[0] + nx * b, to[1] + ny * b],
    [from[0] + nx * a, from[1] + ny * a],
  ];
};
