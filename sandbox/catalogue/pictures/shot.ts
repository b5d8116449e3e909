import { pickBy, toFraction } from './hash';
import type { PictureId } from './picture-id';

/** The views of a machine, in the order of its gallery. */
export const views = ['front', 'side', 'rear', 'cab', 'detail'] as const;

export type View = (typeof views)[number];

/**
 * The framing of one picture. `scene` is the index of the place of the render; `zoom` 1 is the whole frame, and `panX`
 * and `panY` (0 to 1) are the position of a closer crop.
 */
export type Shot = {
  view: View;
  mirrored: boolean;
  scene: number;
  zoom: number;
  panX: number;
  panY: number;
};

/** Each round of the five views differs: from the other side, at another place, closer. */
const rounds = [
  { otherSide: false, otherPlace: 0, zoom: 1 },
  { otherSide: true, otherPlace: 0, zoom: 1 },
  { otherSide: false, otherPlace: 1, zoom: 1.18 },
  { otherSide: true, otherPlace: 1, zoom: 1.32 },
  { otherSide: false, otherPlace: 2, zoom: 1.5 },
] as const;

/** Plans the picture. The same id always gives the same shot; side and place differ between machines. */
export const toShot = ({ machineType, advertisementID, index }: PictureId): Shot => {
  const key = `${machineType}-${advertisementID}`;
  const round = rounds[Math.floor((index - 1) / views.length)] ?? rounds[0];
  const view = views[(index - 1) % views.length] ?? 'front';
  const startsMirrored = pickBy([true, false], `${key}-side`);
  // Without a hash all would have one scene: the demo's numbers are all even.
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
