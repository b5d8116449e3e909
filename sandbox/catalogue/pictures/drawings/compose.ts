import type { MachineType } from '../picture-id';
import type { Shot, View } from '../shot';

import { factory, showroom } from './backdrops/indoors';
import { field, park, terrace, yard } from './backdrops/outdoors';
import type { Backdrop } from './backdrops/place';
import { canvas, createCamera } from './engine/camera';
import { drawShadow, drawSolids } from './engine/draw';
import { lights, toSunDirection, type LightName } from './engine/shade';
import { drawings } from './machines';
import { toBounds, toCorners, type Machine } from './parts/machine';

const backdrops = { yard, terrace, field, park, factory, showroom } as const satisfies Record<string, Backdrop>;

type Place = keyof typeof backdrops;

const indoors: readonly Place[] = ['factory', 'showroom'];

const farm = ['yard', 'field', 'terrace'] as const;
const industry = ['factory', 'yard', 'showroom', 'terrace'] as const;
const garden = ['park', 'terrace', 'showroom', 'yard'] as const;

const placesOf: Record<MachineType, readonly Place[]> = {
  tractor: farm,
  'compact-tractor': garden,
  telehandler: farm,
  combine: farm,
  baler: farm,
  implement: farm,
  tipper: farm,
  forklift: industry,
  'reach-truck': ['factory', 'showroom'],
  'wheel-loader': ['yard', 'terrace', 'field'],
  'mini-excavator': ['yard', 'terrace', 'park'],
  'aerial-platform': industry,
  'power-unit': ['yard', 'factory', 'terrace'],
  'ride-on-mower': garden,
  sweeper: ['terrace', 'park', 'showroom', 'yard'],
  chipper: ['park', 'yard', 'terrace'],
};

/** Degrees from the right-hand side, and how far they may be turned either way. */
const angles: Record<View, { yaw: number; play: number }> = {
  front: { yaw: 44, play: 9 },
  side: { yaw: 7, play: 6 },
  rear: { yaw: -40, play: 9 },
  cab: { yaw: 40, play: 12 },
  detail: { yaw: 26, play: 12 },
};

const toTarget = (machine: Machine, view: View) => {
  if (view === 'cab') return toCorners(machine.cab);
  if (view === 'detail') return toCorners(machine.detail);
  return machine.solids.flatMap(({ faces }) => faces.flatMap(({ points }) => points));
};

const daylight = ['noon', 'evening', 'overcast'] as const;

/** Draws a machine at a place as SVG, `width` pixels wide and three quarters of that high. */
export const drawPicture = (machineType: MachineType, paint: string, shot: Shot, width: number): string => {
  const machine = drawings[machineType]();
  const places = placesOf[machineType];
  const place = places[shot.scene % places.length] ?? 'yard';
  const lightName: LightName = indoors.includes(place) ? 'indoor' : (daylight[shot.light % daylight.length] ?? 'noon');
  const light = lights[lightName];
  const angle = angles[shot.view];
  const turned = angle.yaw + angle.play * shot.turn;
  const yaw = shot.mirrored ? 180 - turned : turned;
  const [min, max] = toBounds(machine.solids);
  const [size, height] = [Math.hypot(max[0] - min[0], max[2] - min[2]), max[1]];
  const isCloseUp = shot.view === 'cab' || shot.view === 'detail';
  const camera = createCamera({
    yaw,
    eyeLevel: Math.min(1.75, 0.75 + height * 0.34),
    distance: size * (isCloseUp ? 1.25 : 1.75),
    target: toTarget(machine, shot.view),
    frame: isCloseUp
      ? { left: 120, right: 1480, top: 110, bottom: 1110 }
      : { left: 150, right: 1450, top: 170, bottom: 1050 },
  });
  const seed = `${machineType}-${shot.scene}-${shot.light}`;
  const { far, ground } = backdrops[place]({ camera, light: lightName, seed });
  const sun = toSunDirection(yaw);
  const [w, h] = [canvas.width / shot.zoom, canvas.height / shot.zoom];
  const [x, y] = [(canvas.width - w) * shot.panX, (canvas.height - h) * (0.35 + 0.5 * shot.panY)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(width * 0.75)}" viewBox="${x.toFixed(1)} ${y.toFixed(1)} ${w.toFixed(1)} ${h.toFixed(1)}" preserveAspectRatio="none">` +
    `<filter id="far" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="${isCloseUp ? 7 : 2.2}"/></filter>` +
    `<rect width="1600" height="1200" fill="#cfd4d6"/>` +
    ground +
    // Sharp below its own blur: toward the edge of the picture a blur alone fades into the background.
    `<g id="backdrop">${far}</g><use href="#backdrop" filter="url(#far)"/>` +
    drawShadow(machine.solids, { camera, light, sun }) +
    drawSolids(machine.solids, { camera, light, sun, paint: `#${paint}` }) +
    `<radialGradient id="vignette" cx=".5" cy=".52" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".2"/></radialGradient>` +
    `<rect x="-50" y="-50" width="1700" height="1300" fill="url(#vignette)"/></svg>`
  );
};
