import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';

import type { BuildOutcome } from '../rebuild/run-command';
import type { CountedReports } from '../reports/count-reports';
import type { FieldFigures } from '../vitals/field-figures';

import { addMetrics } from './add-metrics';
import { addBuildMetrics, type BuildSources } from './build-metrics';
import { addMailMetrics } from './mail-metrics';
import { addProcessMetrics } from './process-metrics';
import { addRequestMetrics } from './request-metrics';
import { addVisitMetrics } from './visit-metrics';

type Options = BuildSources & {
  statusToken: string | null;
  /** What browsers report; null where they report nothing. */
  fieldFigures: FieldFigures | null;
  /** The reports of browsers, with those of forms whose mail failed. */
  reports: Pick<CountedReports, 'getCounts'>;
};

export type Metrics = {
  /** Counts the requests of a server, and adds `GET /metrics`. To be called before other plugins are added. */
  addTo: (server: FastifyInstance) => void;
  countBuild: (kind: BuildOutcome['kind']) => void;
  /** As the given one, whose counts the metrics have as well; null for null. */
  fieldFigures: FieldFigures | null;
};

/** The metrics of one server, in a registry of its own: nothing of them is shared by all servers of a process. */
export function createMetrics({ statusToken, fieldFigures, reports, ...sources }: Options): Metrics {
  const registry = new Registry();
  addMailMetrics(registry, reports);
  return {
    addTo(server) {
      addRequestMetrics(server, registry);
      const stop = addProcessMetrics(registry);
      server.addHook('onClose', (_server, done) => {
        stop();
        done();
      });
      addMetrics(server, { registry, statusToken });
    },
    countBuild: addBuildMetrics(registry, sources),
    fieldFigures: fieldFigures === null ? null : { ...fieldFigures, add: addVisitMetrics(registry, fieldFigures) },
  };
}
