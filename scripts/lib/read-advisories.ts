import * as v from 'valibot';

const severities = v.object({ high: v.number(), critical: v.number() });
const reportSchema = v.object({
  metadata: v.object({ vulnerabilities: severities }),
  vulnerabilities: v.record(v.string(), v.object({ severity: v.string() })),
});

/** `skipped`: the registry gave no usable answer; `found`: the packages, worst first. */
export type Advisories = { state: 'skipped' } | { state: 'clean' } | { state: 'found'; packages: readonly string[] };

const worstFirst = ['critical', 'high'];

/** @param printed the output of `npm audit --json`: a report, or the error of a registry that does not answer */
export function readAdvisories(printed: string): Advisories {
  const report = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), printed);
  if (!report.success) return { state: 'skipped' };
  const { metadata, vulnerabilities } = report.output;
  if (metadata.vulnerabilities.high + metadata.vulnerabilities.critical === 0) return { state: 'clean' };
  const packages = worstFirst.flatMap((worst) =>
    Object.entries(vulnerabilities)
      .filter(([, { severity }]) => severity === worst)
      .map(([name]) => `${name} (${worst})`),
  );
  return { state: 'found', packages };
}
