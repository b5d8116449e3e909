import type { Metric } from 'web-vitals';

import type { FigureWay } from '../../../config/field-figures';

type Navigation = {
  /** When it began, in milliseconds after the page load. */
  startTime: number;
  /** The paths of all navigations since the page load, by their start. */
  paths: ReadonlyMap<number, string>;
};

/**
 * How the page of a metric was come to. A browser takes every new address that a press brings for a navigation, a
 * filter's, too: only one with another path is a link's.
 */
export function toWay(type: Metric['navigationType'], { startTime, paths }: Navigation): FigureWay {
  if (type === 'back-forward' || type === 'back-forward-cache') return 'return';
  if (type !== 'soft-navigation') return 'load';
  const before = Math.max(...[...paths.keys()].filter((time) => time < startTime));
  return paths.get(before) === paths.get(startTime) ? 'within' : 'link';
}
