import type { Camera } from '../engine/camera';
import type { LightName } from '../engine/shade';
import type { Point } from '../engine/vector';

/** What a backdrop needs to know: the camera, the light, and a text that varies its details. */
export type Setting = { camera: Camera; light: LightName; seed: string };

/** A backdrop: `far` is drawn out of focus, `ground` sharp under the machine. */
export type Backdrop = (setting: Setting) => { far: string; ground: string };

/** The canvas point of a spot so many metres aside, above the ground and behind the machine, seen along the view. */
export const toSpot = ({ horizon, position, metreAt }: Camera, aside: number, up: number, behind: number): Point => {
  const metre = metreAt(behind);
  return [800 + aside * metre, horizon + (position[1] - up) * metre];
};

/** How near to the viewer lines on the ground begin: metres behind the machine, so below zero. */
export const toNearest = ({ position }: Camera): number => -0.82 * Math.hypot(position[0], position[2]);

/** A rectangle standing upright across the view. */
export const wall = (camera: Camera, [from, to]: Point, [low, high]: Point, behind: number, fill: string): string => {
  const [x0, y0] = toSpot(camera, from, high, behind);
  const [x1, y1] = toSpot(camera, to, low, behind);
  return `<rect x="${x0.toFixed(1)}" y="${y0.toFixed(1)}" width="${(x1 - x0).toFixed(1)}" height="${(y1 - y0).toFixed(1)}" fill="${fill}"/>`;
};

/** A line on the ground, running away from the viewer. */
export const lineAway = (camera: Camera, aside: number, behind: Point, width: number, fill: string): string => {
  const corners = [
    toSpot(camera, aside - width / 2, 0, behind[0]),
    toSpot(camera, aside + width / 2, 0, behind[0]),
    toSpot(camera, aside + width / 2, 0, behind[1]),
    toSpot(camera, aside - width / 2, 0, behind[1]),
  ];
  return `<polygon points="${corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}" fill="${fill}"/>`;
};

/** A line on the ground across the view. */
export const lineAcross = (camera: Camera, behind: number, width: number, fill: string): string => {
  if (behind < toNearest(camera)) return '';
  const [, near] = toSpot(camera, 0, 0, behind);
  const [, far] = toSpot(camera, 0, 0, behind + width);
  return `<rect x="-50" y="${far.toFixed(1)}" width="1700" height="${Math.max(1, near - far).toFixed(1)}" fill="${fill}"/>`;
};

/** The ground from the horizon down, in two colours from far to near, with a grain. */
export const floor = ({ horizon }: Camera, far: string, near: string, grain: number): string =>
  `<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient>` +
  `<rect x="-50" y="${(horizon - 1).toFixed(1)}" width="1700" height="${(1300 - horizon).toFixed(1)}" fill="url(#floor)"/>` +
  `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".35 .8" numOctaves="2" seed="4"/>` +
  `<feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -3.2 1.75"/></filter>` +
  `<rect x="-50" y="${horizon.toFixed(1)}" width="1700" height="${(1300 - horizon).toFixed(1)}" filter="url(#grain)" opacity="${grain}"/>`;

const skies: Record<LightName, readonly [string, string]> = {
  noon: ['#6fa9dc', '#dcecf6'],
  evening: ['#8aa9cf', '#fbe3c0'],
  overcast: ['#b4c2cd', '#e6eaec'],
  indoor: ['#6fa9dc', '#dcecf6'],
};

/** The sky above the horizon with some clouds. */
export const sky = ({ camera, light }: Setting, clouds: readonly number[]): string => {
  const [high, low] = skies[light];
  const puffs = clouds.map((value, i) => {
    const [x, y] = [value * 1700 - 50, camera.horizon * (0.12 + 0.5 * ((value * 7.3) % 1))];
    const size = 70 + 60 * ((value * 3.7) % 1);
    return [-1.1, -0.4, 0.35, 1.05]
      .map(
        (step, n) =>
          `<ellipse cx="${(x + step * size * 1.3).toFixed(0)}" cy="${(y - (n % 2) * size * 0.22).toFixed(0)}" rx="${(size * (1.3 - Math.abs(step) * 0.35)).toFixed(0)}" ry="${(size * (0.36 - Math.abs(step) * 0.09)).toFixed(0)}" opacity="${0.75 - (i % 3) * 0.15}"/>`,
      )
      .join('');
  });
  return (
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient>` +
    `<rect x="-50" y="-50" width="1700" height="${(camera.horizon + 60).toFixed(0)}" fill="url(#sky)"/>` +
    `<filter id="soft"><feGaussianBlur stdDeviation="9"/></filter><g fill="#fff" filter="url(#soft)">${puffs.join('')}</g>`
  );
};
