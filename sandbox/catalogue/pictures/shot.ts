import { covers, type Cover } from './covers';
import { pickBy, toFraction, toHash } from './hash';
import type { PictureId } from './picture-id';

/** The views of a machine, in the order of its gallery. */
export const views = ['front', 'side', 'rear', 'cab', 'detail'] as const;

export type View = (typeof views)[number];

/**
 * The framing of one picture. `cover` is the render of a picture from the front; of other views `scene` is the index of
 * the place of the render. `zoom` 1 is the whole frame, and `panX`
 * and `panY` (0 to 1) are the position of a closer crop.
 */
export type Shot = {
  view: View;
  cover: Cover | null;
  mirrored: boolean;
  scene: number;
  zoom: number;
  panX: number;
  panY: number;
};

/** Each round of the five views differs: from the other side, at another place, closer. */
const rounds = [
  { otherSide: false, otherPlace: 0, zoom: 1 },
  { otherSide: true, otherPlace: 0, zoom: 1.1 },
  { otherSide: false, otherPlace: 1, zoom: 1.18 },
  { otherSide: true, otherPlace: 1, zoom: 1.32 },
  { otherSide: false, otherPlace: 2, zoom: 1.5 },
] as const;

/** The pictures that show the whole machine, one in each round; any of them can come first. */
export const coverIndexes = rounds.map((_, round) => 1 + round * views.length);

/** The front of a round: another render each time, then those again, mirrored. */
const toCover = (id: PictureId, round: number): { cover: Cover; turned: boolean; whole: boolean } => {
  const list: readonly [Cover, ...Cover[]] = covers[id.machineType];
  const start = toHash(`${id.machineType}-${id.advertisementID}-cover`);
  const cover = list[(start + round) % list.length] ?? list[0];
  return { cover, turned: round >= list.length, whole: round < 2 * list.length };
};

/** Plans the picture. The same id always gives the same shot; side and place differ between machines. */
export const toShot = (id: PictureId): Shot => {
  const { machineType, advertisementID, index } = id;
  const key = `${machineType}-${advertisementID}`;
  const number = Math.floor((index - 1) / views.length);
  const round = rounds[number] ?? rounds[0];
  const view = views[(index - 1) % views.length] ?? 'front';
  const startsMirrored = pickBy([true, false], `${key}-side`);
  const front = view === 'front' ? toCover(id, number) : null;
  const zoom = front?.whole ? 1 : round.zoom;
  return {
    view,
    cover: front?.cover ?? null,
    mirrored: startsMirrored !== (front?.turned ?? round.otherSide),
    // Without a hash all would have one scene: the demo's numbers are all even.
    scene: Math.floor(toFraction(`${key}-scene`) * 100) + round.otherPlace,
    zoom: zoom + (zoom > 1 ? 0.1 * toFraction(`${key}-${index}-zoom`) : 0),
    panX: toFraction(`${key}-${index}-x`),
    panY: toFraction(`${key}-${index}-y`),
  };
};
