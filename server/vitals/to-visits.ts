import type { FigureName, FigureWay } from '../../src/config/field-figures';
import type { RouteId } from '../../src/i18n/routes';

import type { FieldCounts } from './field-figures';
import { summarize, type Summary } from './histograms';

type Pages = Partial<Record<RouteId, Partial<Record<FigureWay, Partial<Record<FigureName, Summary>>>>>>;

/** What `GET /status` shows of field figures: by kind of page, way and name; what nobody reported is not there. */
export type Visits = Omit<FieldCounts, 'rows'> & { pages: Pages };

export function toVisits({ rows, ...about }: FieldCounts): Visits {
  const pages: Pages = {};
  for (const { route, way, name, histogram } of rows) {
    const summary = summarize(name, histogram);
    if (summary !== null) pages[route] = { ...pages[route], [way]: { ...pages[route]?.[way], [name]: summary } };
  }
  return { ...about, pages };
}
