import type { FieldFigure, FigureName, FigureWay } from '../../src/config/field-figures';
import type { RouteId } from '../../src/i18n/routes';

import { addValue, createHistogram, type Histogram } from './histograms';

/** So that nobody fills the counts at will. Twenty visitors a minute who all are measured send less. */
const maxPerMinute = 600;
const minuteMs = 60_000;

type Row = { route: RouteId; way: FigureWay; name: FigureName; histogram: Histogram };

/** All counts. */
export type FieldCounts = {
  /** When the counting began, as an ISO time. */
  since: string;
  /** How many figures were not counted because there were too many in a minute. */
  dropped: number;
  rows: readonly Row[];
};

export type FieldFigures = {
  /** Counts the figures of one post: all of them, or none if there were too many in this minute (false). */
  add: (figures: readonly FieldFigure[]) => boolean;
  getCounts: () => FieldCounts;
};

/**
 * Counts field figures in memory, by kind of page, way and name. They begin anew with the process.
 * @param now the time in milliseconds
 */
export function createFieldFigures(now: () => number = Date.now): FieldFigures {
  const since = new Date(now()).toISOString();
  const rows = new Map<string, Row>();
  let minute = { startedAt: now(), count: 0 };
  let dropped = 0;

  return {
    add(figures) {
      // A clock that was set back begins a minute, too.
      if (Math.abs(now() - minute.startedAt) >= minuteMs) minute = { startedAt: now(), count: 0 };
      if (minute.count + figures.length > maxPerMinute) {
        dropped += figures.length;
        return false;
      }
      minute.count += figures.length;
      for (const { route, way, name, value } of figures) {
        const key = [route, way, name].join(' ');
        const histogram = rows.get(key)?.histogram ?? createHistogram(name);
        rows.set(key, { route, way, name, histogram: addValue(name, histogram, value) });
      }
      return true;
    },
    getCounts: () => ({ since, dropped, rows: [...rows.values()] }),
  };
}
