import fc from 'fast-check';

import { findFalls, toMarks, type Mark } from './marks';

const toMark = (day: string, count: number, kind: Mark['kind'] = 'machines', source = 'demo'): Mark => ({
  ...{ kind, source, day, count },
});
const toDay = (day: number) => new Date(Date.UTC(2026, 10, 1 + day)).toISOString().slice(0, 10);

/** Publishes releases in order, a day and a count each. Returns the day of the first rejected one, or null. */
function publish(releases: readonly (readonly [day: number, count: number])[], maxFall = 0.5): number | null {
  let marks: Mark[] = [];
  for (const [day, count] of releases) {
    const now = [toMark(toDay(day), count)];
    if (findFalls(marks, now, maxFall).length > 0) return day;
    marks = toMarks(marks, now);
  }
  return null;
}

test.each([
  ['half and half again on one day', [[0, 100], [0, 51], [0, 26]], 0],
  ['half and half again within a week', [[0, 100], [3, 51], [6, 26]], 6],
  ['small steps that end in nothing', [[0, 100], [1, 80], [2, 60], [3, 40]], 3],
  ['all at once, after weeks without a build', [[0, 100], [40, 2]], 40],
] as const)('%s is refused', (_, releases, day) => {
  expect(publish(releases)).toBe(day);
});

test.each([
  ['a stock that is sold over weeks', Array.from({ length: 90 }, (_, day) => [day, Math.round(240 * 0.97 ** day)] as const)],
  ['a stock that grows', [[0, 10], [1, 200], [2, 3000]] as const],
  ['as much as may be gone', [[0, 100], [1, 50]] as const],
  ['a stock that comes and goes by a third', [[0, 90], [1, 60], [2, 90], [3, 60]] as const],
  ['nothing that stays nothing', [[0, 0], [1, 0]] as const],
])('%s is published', (_, releases) => {
  expect(publish(releases)).toBeNull();
});

test.each([
  [6, 0, ['The build has 0 published entries of the type vacancy where there were 6.']],
  [9, 4, ['The build has 4 published entries of the type vacancy where there were 9.']],
  [4, 0, []],
  [12, 7, []],
])('of %i vacancies %i are left', (before, now, sentences) => {
  const source = 'demo vacancy';
  const marks = [toMark(toDay(0), before, 'type', source), toMark(toDay(0), 90, 'type', 'demo page')];
  expect(findFalls(marks, [toMark(toDay(1), now, 'type', source)], 0.5)).toEqual(sentences);
});

test('a future day came from a wrong clock, and rejects nothing', () => {
  expect(publish([[400, 100], [0, 20], [1, 20]])).toBeNull();
});

test('each kind is compared with itself, and only within the same stock or space', () => {
  const before = [toMark('2026-11-01', 100, 'entries'), toMark('2026-11-01', 9000, 'words'), toMark('2026-11-01', 9)];
  const now = [toMark('2026-11-02', 10, 'entries'), toMark('2026-11-02', 9000, 'words'), toMark('2026-11-02', 9)];
  expect(findFalls(before, now, 0.5)).toEqual(['The build has 10 published entries of the CMS where there were 100.']);
  expect(findFalls(before, [toMark('2026-11-02', 10, 'entries', 'other')], 0.5)).toEqual([]);
});

test('the history keeps one row per day, and the maximum of a week', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(2), fc.nat(5000)), { minLength: 1, maxLength: 60 }), (steps) => {
      let day = 0;
      let marks: Mark[] = [];
      const published: [number, number][] = [];
      for (const [days, count] of steps) {
        day += days;
        published.push([day, count]);
        marks = toMarks(marks, [toMark(toDay(day), count)]);
      }
      expect(marks.length).toBeLessThanOrEqual(8);
      const most = Math.max(...published.filter(([when]) => when >= day - 7).map(([, count]) => count));
      expect(Math.max(...marks.map(({ count }) => count))).toBe(most);
    }),
  );
});
