import type { Point, Vector } from './vector';

/** Pictures are drawn on a canvas of this many units. */
export const canvas = { width: 1600, height: 1200 } as const;

/**
 * A camera at eye level that looks level, so uprights stay upright. `yaw` turns it around the machine: 0 degrees looks
 * at its right side, 90 at its front.
 */
export type Camera = {
  position: Vector;
  horizon: number;
  /** Canvas units of one metre at a distance of so many metres behind the middle of the machine. */
  metreAt: (behind: number) => number;
  project: (point: Vector) => Point;
};

type Frame = { left: number; right: number; top: number; bottom: number };

type Sight = { yaw: number; eyeLevel: number; distance: number; target: readonly Vector[]; frame: Frame };

/** Aims and zooms so that the target fills the frame (canvas units) and stands on the frame's bottom. */
export const createCamera = ({ yaw, eyeLevel, distance, target, frame }: Sight): Camera => {
  const angle = (yaw * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const toDepth = ([x, , z]: Vector) => Math.max(0.2, distance - (x * sin + z * cos));
  const flat = (point: Vector): Point => {
    const depth = toDepth(point);
    return [(point[0] * cos - point[2] * sin) / depth, (eyeLevel - point[1]) / depth];
  };
  const seen = target.map(flat);
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
  const [minX, maxX, minY, maxY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const zoom = Math.min((frame.right - frame.left) / (maxX - minX), (frame.bottom - frame.top) / (maxY - minY));
  const shiftX = (frame.left + frame.right) / 2 - (zoom * (minX + maxX)) / 2;
  const shiftY = frame.bottom - zoom * maxY;
  return {
    position: [distance * sin, eyeLevel, distance * cos],
    horizon: shiftY,
    metreAt: (behind) => zoom / (distance + behind),
    project: (point) => {
      const [x, y] = flat(point);
      return [shiftX + zoom * x, shiftY + zoom * y];
    },
  };
};
