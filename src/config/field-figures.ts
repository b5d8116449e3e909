import type { RouteId } from '../i18n/routes';

/**
 * Field figures: how quickly pages appeared and answered in real visitors' browsers. What browsers and server agree on:
 * browsers post `{ "figures": FieldFigure[] }` to this path.
 */
export const fieldFiguresPath = '/vitals';
export const maxFiguresPerPost = 20;

/**
 * The figures, by the names of the field (https://web.dev/articles/vitals): largest contentful paint and interaction to
 * next paint in milliseconds, cumulative layout shift as a score. `max` is the largest value that counts.
 */
export const figures = {
  LCP: { max: 60_000, decimals: 0 },
  INP: { max: 60_000, decimals: 0 },
  CLS: { max: 100, decimals: 4 },
} as const satisfies Record<string, { max: number; decimals: number }>;

export type FigureName = keyof typeof figures;
export const figureNames = Object.keys(figures) as FigureName[];

/**
 * How a page was come to. `load`: its document was loaded. `return`: the same, back or forward. `link`: without a load,
 * by a link within the site or back to one of its pages. `within`: another address of the page that is shown, as a
 * filter of a list makes it; browsers take that for a navigation, too.
 */
export const figureWays = ['load', 'link', 'return', 'within'] as const;
export type FigureWay = (typeof figureWays)[number];

export type FieldFigure = { route: RouteId; name: FigureName; way: FigureWay; value: number };

/** Rounds a value to the decimals of its figure, and cuts it at the largest that counts. */
export function roundFigure(name: FigureName, value: number): number {
  const { max, decimals } = figures[name];
  return Number(Math.min(value, max).toFixed(decimals));
}
