import { pickBy, toFraction } from '../../hash';

import { floor, lineAcross, lineAway, toNearest, toSpot, wall, type Backdrop, type Setting } from './place';

const ceiling = ({ camera }: Setting, top: string, bottom: string): string =>
  `<linearGradient id="inside" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>` +
  `<rect x="-50" y="-50" width="1700" height="${(camera.horizon + 60).toFixed(0)}" fill="url(#inside)"/>`;

/** A soft reflection of the back wall in a polished floor. */
const shine = (setting: Setting, behind: number, opacity: number): string => {
  const [, from] = toSpot(setting.camera, 0, 0, behind);
  return (
    `<linearGradient id="shine" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="${opacity}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>` +
    `<rect x="-50" y="${from.toFixed(0)}" width="1700" height="330" fill="url(#shine)"/>`
  );
};

const rack = ({ camera, seed }: Setting, from: number, behind: number): string => {
  const loads = ['#b98b55', '#c9a06a', '#8b959c', '#5f7fa3', '#d8d3c6'] as const;
  const bays = Array.from({ length: 4 }, (_, bay) =>
    Array.from({ length: 3 }, (__, level) =>
      [0, 1].map((slot) => {
        const key = `${seed}-${from}-${bay}-${level}-${slot}`;
        const [x, y] = [from + bay * 2.7 + 0.2 + slot * 1.25, level * 1.75 + 0.2];
        if (toFraction(`${key}-empty`) < 0.16) return '';
        return (
          wall(camera, [x, x + 1.05], [y, y + 0.8 + 0.5 * toFraction(key)], behind, pickBy(loads, `${key}-load`)) +
          wall(camera, [x - 0.04, x + 1.09], [y - 0.12, y], behind, '#8a6a45')
        );
      }),
    ),
  );
  const uprights = [0, 1, 2, 3, 4].map((i) =>
    wall(camera, [from + i * 2.7 - 0.06, from + i * 2.7 + 0.06], [0, 5.6], behind, '#2d4f86'),
  );
  const beams = [1.85, 3.6, 5.35].map((y) =>
    wall(camera, [from, from + 10.8], [y - 0.22, y - 0.06], behind, '#e08a1e'),
  );
  return bays.flat(2).join('') + uprights.join('') + beams.join('');
};

/** A factory hall: pallet racks, strip lights, marked lanes on a concrete floor. */
export const factory: Backdrop = (setting) => {
  const { camera, seed } = setting;
  const start = -16 + 4 * toFraction(`${seed}-racks`);
  const columns = [-14, -5, 4, 13].map((x) => wall(camera, [x - 0.2, x + 0.2], [0, 9], 15, '#a9b0b5'));
  const lights = [-9, -3, 3, 9].map((x) => wall(camera, [x - 1.6, x + 1.6], [6.7, 6.86], 10, '#ffffff'));
  return {
    far:
      ceiling(setting, '#aab2b8', '#d5dadc') +
      wall(camera, [-60, 60], [0, 2.6], 16, '#c3c9cc') +
      columns.join('') +
      rack(setting, start, 13) +
      rack(setting, start + 15.5, 13) +
      lights.join(''),
    ground:
      floor(camera, '#b7bcbe', '#a3a8aa', 0.12) +
      shine(setting, 13, 0.3) +
      [-4.6, 4.6].map((x) => lineAway(camera, x, [toNearest(camera), 12.5], 0.14, '#e5b21c')).join('') +
      lineAcross(camera, 5.4, 0.2, '#e5b21c'),
  };
};

/** A showroom: a wall of windows with a view, a pale floor, a coloured panel. */
export const showroom: Backdrop = (setting) => {
  const { camera, seed } = setting;
  const accent = pickBy(['#23406f', '#e39a2b', '#4d6a58'], `${seed}-accent`);
  const side = pickBy([-1, 1], `${seed}-panel`);
  const [from, to] = side < 0 ? [-4.5, 22] : [-22, 4.5];
  const mullions = Array.from({ length: 11 }, (_, i) =>
    wall(
      camera,
      [from + (i * (to - from)) / 10 - 0.06, from + (i * (to - from)) / 10 + 0.06],
      [0.1, 4.6],
      9,
      '#444d55',
    ),
  );
  const tiles = Array.from({ length: 25 }, (_, i) =>
    lineAway(camera, -18 + i * 1.5, [toNearest(camera), 9], 0.018, 'rgba(90,96,100,.28)'),
  );
  const courses = Array.from({ length: 14 }, (_, i) => lineAcross(camera, 7.5 - i * 1.5, 0.02, 'rgba(90,96,100,.24)'));
  const spots = [-8, -4, 0, 4, 8].map((x) => wall(camera, [x - 0.22, x + 0.22], [5.15, 5.24], 6, '#ffffff'));
  return {
    far:
      ceiling(setting, '#e4e6e6', '#f1f1ee') +
      wall(camera, [-40, 40], [0, 5], 9, '#eceae4') +
      wall(camera, [from, to], [0.1, 4.6], 9, '#cfe3ee') +
      wall(camera, [from, to], [0.1, 1.5], 9, '#a8bf97') +
      wall(camera, [from, to], [1.3, 1.9], 9, '#8dab86') +
      mullions.join('') +
      wall(camera, [from - 0.1, to + 0.1], [2.9, 3.0], 9, '#444d55') +
      wall(camera, [from - 0.1, to + 0.1], [4.6, 4.75], 9, '#444d55') +
      wall(camera, side < 0 ? [-12, -5.4] : [5.4, 12], [0.5, 4.4], 9, accent) +
      spots.join(''),
    ground: floor(camera, '#d9d9d5', '#c4c5c2', 0.05) + tiles.join('') + courses.join('') + shine(setting, 9, 0.55),
  };
};
