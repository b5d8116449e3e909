import { pickBy, toFraction } from '../../hash';

import { floor, lineAcross, lineAway, sky, toNearest, toSpot, wall, type Backdrop, type Setting } from './place';
import { hedge, tree, treeLine } from './plants';

const clouds = (seed: string): number[] => [1, 2, 3, 4].map((n) => toFraction(`${seed}-cloud-${n}`));

type ThreeColours = readonly [string, string, string];

/** Cladding, its ribs, and doors. */
const hallColours: readonly [ThreeColours, ...ThreeColours[]] = [
  ['#c9d0d5', '#b9c1c7', '#31527f'],
  ['#6f7f8d', '#647481', '#d8dde0'],
  ['#d9d5c9', '#cac6b9', '#4b6b58'],
];

/** The ground far off and near by, and its tramlines: grass or stubble. */
const crops: readonly [ThreeColours, ...ThreeColours[]] = [
  ['#a9b469', '#7f9a48', 'rgba(70,95,40,.28)'],
  ['#d8c27f', '#b99d57', 'rgba(130,100,45,.3)'],
];

const hall = ({ camera, seed }: Setting, behind: number): string => {
  const [cladding, rib, door] = pickBy(hallColours, `${seed}-hall`);
  const start = -26 + 12 * toFraction(`${seed}-hall-x`);
  const [from, to, eaves] = [start, start + 40, 6.2];
  const ribs = Array.from({ length: 67 }, (_, i) =>
    wall(camera, [from + i * 0.6, from + i * 0.6 + 0.08], [0.9, eaves], behind, rib),
  );
  const doors = Array.from({ length: 5 }, (_, i) => {
    const x = from + 3 + i * 7.6;
    const slats = Array.from({ length: 8 }, (__, n) =>
      wall(camera, [x, x + 4.4], [0.08 + n * 0.58, 0.12 + n * 0.58], behind, 'rgba(0,0,0,.16)'),
    );
    return (
      wall(camera, [x - 0.15, x + 4.55], [0, 4.85], behind, '#39424b') +
      wall(camera, [x, x + 4.4], [0, 4.7], behind, door) +
      slats.join('')
    );
  });
  return (
    wall(camera, [from, to], [0, eaves], behind, cladding) +
    ribs.join('') +
    wall(camera, [from, to], [0, 0.9], behind, '#9aa0a3') +
    wall(camera, [from - 0.4, to + 0.4], [eaves, eaves + 0.5], behind, '#4a545d') +
    wall(camera, [from, to], [eaves - 0.35, eaves], behind, 'rgba(0,0,0,.14)') +
    doors.join('')
  );
};

/** The dealer's yard: gravel before a hall with roller doors. */
export const yard: Backdrop = (setting) => {
  const { camera } = setting;
  return {
    far: sky(setting, clouds(setting.seed)) + treeLine(setting, 70, 9, ['#62805a', '#7b9868']) + hall(setting, 13),
    ground:
      floor(camera, '#bdb7a9', '#a49d8f', 0.34) +
      lineAcross(camera, 10.5, 2.5, 'rgba(120,122,120,.55)') +
      [-2.2, 1.6].map((x) => lineAway(camera, x, [toNearest(camera), 9], 0.5, 'rgba(90,84,74,.12)')).join(''),
  };
};

/** A paved terrace with parked pallets, a fence and trees behind it. */
export const terrace: Backdrop = (setting) => {
  const { camera, seed } = setting;
  const trees = Array.from({ length: 7 }, (_, i) =>
    tree(setting, -33 + i * 10 + 6 * toFraction(`${seed}-t${i}`), 6.5 + 3 * toFraction(`${seed}-h${i}`), 34, [
      '#4b6f41',
      '#5f8550',
      '#7da065',
    ]),
  );
  const mesh = Array.from({ length: 41 }, (_, i) =>
    wall(camera, [-24 + i * 1.2, -23.94 + i * 1.2], [0, 1.9], 14, '#5e666b'),
  );
  const joints = Array.from({ length: 21 }, (_, i) =>
    lineAway(camera, -20 + i * 2, [toNearest(camera), 14], 0.03, 'rgba(60,64,66,.34)'),
  );
  const courses = Array.from({ length: 16 }, (_, i) => lineAcross(camera, 12 - i * 2, 0.035, 'rgba(60,64,66,.3)'));
  return {
    far:
      sky(setting, clouds(seed)) +
      treeLine(setting, 80, 10, ['#6d8a72', '#86a080']) +
      trees.join('') +
      mesh.join('') +
      wall(camera, [-26, 26], [1.84, 1.92], 14, '#4c5459') +
      wall(camera, [-26, 26], [0, 0.35], 14, '#8d9294'),
    ground: floor(camera, '#b4b8b9', '#9ea3a4', 0.2) + joints.join('') + courses.join(''),
  };
};

/** Open country: a mown field with tramlines, woods in the distance. */
export const field: Backdrop = (setting) => {
  const { camera, seed } = setting;
  const [far, near, line] = pickBy(crops, `${seed}-crop`);
  const [, hillBase] = toSpot(camera, 0, 0, 160);
  const hills = `<path d="M-50 ${hillBase.toFixed(0)} Q250 ${(hillBase - 90).toFixed(0)} 620 ${(hillBase - 34).toFixed(0)} T1250 ${(hillBase - 56).toFixed(0)} T1700 ${(hillBase - 20).toFixed(0)} V${(hillBase + 20).toFixed(0)} H-50Z" fill="#9fb4b4"/>`;
  const rows = Array.from({ length: 41 }, (_, i) =>
    lineAway(camera, -50 + i * 2.5, [toNearest(camera), 120], 0.5, line),
  );
  const rows2 = Array.from({ length: 40 }, (_, i) =>
    lineAway(camera, -48.75 + i * 2.5, [toNearest(camera), 120], 0.3, 'rgba(255,250,220,.12)'),
  );
  return {
    far: sky(setting, clouds(seed)) + hills + treeLine(setting, 110, 11, ['#5d7c56', '#73925f']),
    ground: floor(camera, far, near, 0.3) + rows.join('') + rows2.join(''),
  };
};

/** A park: lawn in mown stripes, a path, trees and a hedge. */
export const park: Backdrop = (setting) => {
  const { camera, seed } = setting;
  const trees = Array.from({ length: 5 }, (_, i) =>
    tree(
      setting,
      -26 + i * 12 + 7 * toFraction(`${seed}-p${i}`),
      7 + 4 * toFraction(`${seed}-q${i}`),
      30 + 8 * (i % 2),
      ['#47703a', '#5c8a48', '#7ca95c'],
    ),
  );
  const stripes = Array.from({ length: 15 }, (_, i) =>
    lineAway(camera, -21 + i * 3, [toNearest(camera), 17], 1.5, 'rgba(255,255,210,.13)'),
  );
  return {
    far:
      sky(setting, clouds(seed)) +
      treeLine(setting, 60, 10, ['#5c8257', '#74996a']) +
      hedge(setting, 17, 1.5) +
      trees.join(''),
    ground:
      floor(camera, '#8fb35c', '#6d9644', 0.34) +
      stripes.join('') +
      lineAcross(camera, 7, 1.6, '#cfc3a6') +
      lineAcross(camera, 6.9, 0.1, '#b3a684'),
  };
};
