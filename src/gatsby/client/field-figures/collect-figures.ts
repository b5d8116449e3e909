import type { Metric } from 'web-vitals';

import {
  figures,
  maxFiguresPerPost,
  roundFigure,
  type FieldFigure,
  type FigureName,
  type FigureWay,
} from '../../../config/field-figures';
import { matchPath } from '../../../i18n/paths';
import { parseUrl } from '../../../lib/parse-url';

import { toWay } from './to-way';

/** What is needed of a metric of the library. */
export type Measured = Pick<
  Metric,
  'id' | 'name' | 'value' | 'navigationType' | 'navigationStartTime' | 'navigationURL'
>;

export type Collected = {
  add: (metric: Measured) => void;
  /** The figures since the last call. Each is given once, with the value that it has at that time. */
  take: () => FieldFigure[];
};

/** Collects the metrics of one page load and of the navigations after it, and gives their figures and nothing else. */
export function collectFigures(): Collected {
  const pending = new Map<string, { metric: Measured; path: string }>();
  const taken = new Set<string>();
  /** The path of each navigation, by its start. */
  const paths = new Map<number, string>();
  return {
    add(metric) {
      const path = parseUrl(metric.navigationURL ?? window.location.href)?.pathname;
      if (path === undefined) return;
      paths.set(metric.navigationStartTime ?? 0, path);
      // The library reports layout shifts and interactions again when the visitor comes back to the tab. Counted twice
      // they would weigh twice.
      if (!taken.has(metric.id)) pending.set(metric.id, { metric, path });
    },
    take() {
      const found = [...pending.values()].flatMap(({ metric, path }) => {
        taken.add(metric.id);
        const way = toWay(metric.navigationType, { startTime: metric.navigationStartTime ?? 0, paths });
        return toFigure(metric, path, way);
      });
      pending.clear();
      return found.slice(0, maxFiguresPerPost);
    },
  };
}

function toFigure({ name, value }: Measured, path: string, way: FigureWay): FieldFigure[] {
  const route = matchPath(path)?.route;
  if (route === undefined || !isFigure(name) || !(value >= 0)) return [];
  return [{ route, name, way, value: roundFigure(name, value) }];
}

function isFigure(name: string): name is FigureName {
  return Object.hasOwn(figures, name);
}
