import { toFraction } from '../../hash';

import { toSpot, type Setting } from './place';

const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${rx.toFixed(0)}" ry="${ry.toFixed(0)}" fill="${fill}"/>`;

/** A leafy tree: a trunk and a crown of overlapping lobes, lit from the upper left. */
export const tree = (
  { camera }: Setting,
  aside: number,
  height: number,
  behind: number,
  greens: readonly [string, string, string],
): string => {
  const metre = camera.metreAt(behind);
  const [x, base] = toSpot(camera, aside, 0, behind);
  const [, top] = toSpot(camera, aside, height, behind);
  const crown = height * metre * 0.34;
  const middle = top + crown;
  const lobes: [number, number, number, string][] = [
    [0.35, 0.42, 0.86, greens[0]],
    [-0.5, 0.35, 0.78, greens[0]],
    [0.42, -0.25, 0.74, greens[1]],
    [-0.35, -0.3, 0.8, greens[1]],
    [0.02, -0.5, 0.66, greens[1]],
    [-0.28, -0.5, 0.5, greens[2]],
    [-0.58, -0.05, 0.4, greens[2]],
  ];
  return (
    `<rect x="${(x - metre * 0.14).toFixed(0)}" y="${middle.toFixed(0)}" width="${(metre * 0.28).toFixed(1)}" height="${(base - middle).toFixed(0)}" fill="#5d4a39"/>` +
    lobes
      .map(([dx, dy, size, fill]) =>
        ellipse(x + dx * crown, middle + dy * crown, crown * size, crown * size * 0.92, fill),
      )
      .join('')
  );
};

/** A distant row of trees along the horizon. */
export const treeLine = (
  setting: Setting,
  behind: number,
  height: number,
  greens: readonly [string, string],
): string => {
  const metre = setting.camera.metreAt(behind);
  const [, base] = toSpot(setting.camera, 0, 0, behind);
  const step = Math.max(34, metre * 4);
  const crowns = Array.from({ length: Math.ceil(1800 / step) }, (_, i) => {
    const [size, wide] = [0.6, 0.8].map((least) => least + 0.5 * toFraction(`${setting.seed}-tree-${i}-${least}`));
    const [rise, reach] = [(size ?? 1) * height * metre * 0.5, step * (wide ?? 1)];
    const x = -80 + i * step;
    return (
      ellipse(x, base - rise, reach, rise, greens[0]) +
      ellipse(x - reach * 0.25, base - rise * 1.3, reach * 0.55, rise * 0.55, greens[1])
    );
  });
  const hem = height * metre * 0.34;
  return `${crowns.join('')}<rect x="-50" y="${(base - hem).toFixed(0)}" width="1700" height="${(hem + 1).toFixed(0)}" fill="${greens[0]}"/>`;
};

/** A clipped hedge across the view. */
export const hedge = ({ camera, seed }: Setting, behind: number, height: number): string => {
  const metre = camera.metreAt(behind);
  const [, base] = toSpot(camera, 0, 0, behind);
  const tops = Array.from({ length: 60 }, (_, i) =>
    ellipse(-40 + i * 29, base - height * metre + 6 * toFraction(`${seed}-hedge-${i}`), 26, 16, '#5c8a46'),
  );
  return `<rect x="-50" y="${(base - height * metre).toFixed(0)}" width="1700" height="${(height * metre).toFixed(0)}" fill="#4a7439"/>${tops.join('')}<rect x="-50" y="${(base - height * metre * 0.3).toFixed(0)}" width="1700" height="${(height * metre * 0.3).toFixed(0)}" fill="#3a5f2e"/>`;
};
