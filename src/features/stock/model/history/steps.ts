import type { ItemHistory } from './history-file';
import { isSameState, type OfferState } from './offer-state';

type Steps = ItemHistory['steps'];
export type Seen = readonly [day: string, state: OfferState];

/** The state of an item on each day of a build. @param builds oldest first */
export function toDays({ steps }: Pick<ItemHistory, 'steps'>, builds: readonly string[]): Seen[] {
  let next = 0;
  let state: OfferState = 'gone';
  return builds.map((day) => {
    for (let step = steps[next]; step !== undefined && step[0] <= day; step = steps[next]) {
      state = step[1];
      next += 1;
    }
    return [day, state] as const;
  });
}

/** The steps of what was seen on the days of builds, oldest first: one for each change. */
export function toSteps(days: readonly Seen[]): Steps {
  let before: OfferState = 'gone';
  return days.flatMap(([day, state]) => {
    if (isSameState(before, state)) return [];
    before = state;
    return [[day, typeof state === 'string' ? state : [...state]]] satisfies Steps;
  });
}
