import { Counter, type Registry } from 'prom-client';

import { mailFailureCauses, mailFailureType } from '../../src/lib/mail-failure';
import type { CountedReports } from '../reports/count-reports';

/** Adds the mails of forms that failed, as browsers report them. Each cause has a row from the start, also with 0. */
export function addMailMetrics(registry: Registry, { getCounts }: Pick<CountedReports, 'getCounts'>): void {
  new Counter({
    name: 'site_form_mail_failures_total',
    help: 'Attempts to send a form that failed for the visitor, by kind of cause.',
    labelNames: ['cause'] as const,
    registers: [registry],
    collect() {
      this.reset();
      const failures = getCounts().counts.filter(({ directive }) => directive === mailFailureType);
      for (const cause of mailFailureCauses)
        this.inc({ cause }, failures.find(({ source }) => source === cause)?.count ?? 0);
    },
  });
}
