import { pickBy, toFraction } from './hash';
import type { PictureId } from './picture-id';

/** What a machine is photographed from, in the order of its gallery. */
export const views = ['front', 'side', 'rear', 'cab', 'detail'] as const;

export type View = (typeof views)[number];

/**
 * How one picture is taken. `scene` counts through the places a view was rendered at; `zoom` 1 is the whole frame and
 * `panX`, `panY` (0 to 1) say which part of it a closer crop shows.
 */
export type Shot = {
  view: View;
  mirrored: boolean;
  scene: number;
  zoom: number;
  panX: number;
  panY: number;
};

/** Each time round the five views is taken differently: from the other side, at another place, closer by. */
const rounds = [
  { otherSide: false, otherPlace: 0, zoom: 1 },
  { otherSide: true, otherPlace: 0, zoom: 1 },
  { otherSide: false, otherPlace: 1, zoom: 1.18 },
  { otherSide: true, otherPlace: 1, zoom: 1.32 },
  { otherSide: false, otherPlace: 2, zoom: 1.5 },
] as const;

/** Plans the picture. The same id always gives the same shot; side and place differ from machine to machine. */
export const toShot = ({ machineType, advertisementID, index }: PictureId): Shot => {
  const key = `${machineType}-${advertisementID}`;
  const round = rounds[Math.floor((index - 1) / views.length)] ?? rounds[0];
  const view = views[(index - 1) % views.length] ?? 'front';
  const startsMirrored = pickBy([true, false], `${key}-side`);
  // By the number itself all would stand in one place: the demo's numbers are all even.
  const scene = Math.floor(toFraction(`${key}-scene`) * 100) + round.otherPlace;
  return {
    view,
    mirrored: startsMirrored !== round.otherSide,
    scene,
    zoom: round.zoom + (round.zoom > 1 ? 0.1 * toFraction(`${key}-${index}-zoom`) : 0),
    panX: toFraction(`${key}-${index}-x`),
    panY: toFraction(`${key}-${index}-y`),
  };
};
