import { Counter, Histogram, type Registry } from 'prom-client';

import { roundFigure, type FieldFigure, type FigureName } from '../../src/config/field-figures';
import { borders } from '../vitals/buckets';
import type { FieldFigures } from '../vitals/field-figures';

/** The names and units of Prometheus: seconds, where browsers report milliseconds. */
const rows = {
  LCP: { name: 'site_visit_lcp_seconds', help: 'Largest contentful paint', unit: 1000 },
  INP: { name: 'site_visit_inp_seconds', help: 'Interaction to next paint', unit: 1000 },
  CLS: { name: 'site_visit_cls', help: 'Cumulative layout shift', unit: 1 },
} as const satisfies Record<FigureName, { name: string; help: string; unit: number }>;

/**
 * Adds what visitors' browsers report, over all pages: `GET /status` has them by kind of page.
 * @returns takes the figures of one post, as `add` of the counts does, which decide whether they count
 */
export function addVisitMetrics(
  registry: Registry,
  { add, getCounts }: Pick<FieldFigures, 'add' | 'getCounts'>,
): FieldFigures['add'] {
  const registers = [registry];
  const create = (figure: FigureName) =>
    new Histogram({
      name: rows[figure].name,
      help: `${rows[figure].help} of visitors, by the way they came to the page.`,
      labelNames: ['way'] as const,
      buckets: borders[figure].map((border) => border / rows[figure].unit),
      registers,
    });
  const histograms = { LCP: create('LCP'), INP: create('INP'), CLS: create('CLS') };
  new Counter({
    name: 'site_visit_figures_dropped_total',
    help: 'Figures that were not counted, because there were too many in a minute.',
    registers,
    collect() {
      this.reset();
      this.inc(getCounts().dropped);
    },
  });
  const observe = ({ name, way, value }: FieldFigure) =>
    histograms[name].observe({ way }, roundFigure(name, value) / rows[name].unit);
  return (figures) => {
    const isCounted = add(figures);
    if (isCounted) figures.forEach(observe);
    return isCounted;
  };
}
