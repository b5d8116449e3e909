import type { Solid } from './solid';
import { subtract, toCentre, type Vector } from './vector';

const slack = 0.015;

/** Whether `front` can hide part of `back`: true or false where a gap between their boxes tells, null where they overlap. */
const canHide = (front: Solid, back: Solid, eye: Vector): boolean | null => {
  let separated = false;
  for (const axis of [0, 1, 2] as const) {
    if (back.max[axis] <= front.min[axis] + slack) {
      separated = true;
      if (eye[axis] <= back.max[axis]) return false;
    } else if (front.max[axis] <= back.min[axis] + slack) {
      separated = true;
      if (eye[axis] >= back.min[axis]) return false;
    }
  }
  return separated ? true : null;
};

const toDistance = (solid: Solid, eye: Vector): number =>
  Math.hypot(...subtract(toCentre([solid.min, solid.max]), eye));

/** Sorts solids so that each is drawn after all it hides; where boxes overlap the farther middle goes first. */
export const toDrawingOrder = (solids: readonly Solid[], eye: Vector): Solid[] => {
  const byDistance = solids
    .map((solid) => ({ solid, distance: toDistance(solid, eye) }))
    .sort((a, b) => b.distance - a.distance)
    .map(({ solid }) => solid);
  const hiddenBy = new Map(
    byDistance.map((front) => [
      front,
      new Set(
        byDistance.filter(
          (back) => back !== front && canHide(front, back, eye) === true && canHide(back, front, eye) === false,
        ),
      ),
    ]),
  );
  const ordered: Solid[] = [];
  const waiting = [...byDistance];
  while (waiting.length > 0) {
    const free = waiting.findIndex((solid) => waiting.every((other) => !hiddenBy.get(solid)?.has(other)));
    // A ring of solids that hide each other has no right order: the farthest goes first.
    ordered.push(...waiting.splice(Math.max(0, free), 1));
  }
  return ordered;
};
