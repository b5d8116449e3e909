import { readAdvisories } from './read-advisories';

const toReport = (found: Readonly<Record<string, string>>) => {
  const count = (severity: string) => Object.values(found).filter((one) => one === severity).length;
  return JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(Object.entries(found).map(([name, severity]) => [name, { severity }])),
    metadata: { vulnerabilities: { low: count('low'), high: count('high'), critical: count('critical') } },
  });
};

test('packages with a high or critical advisory are named, worst first', () => {
  expect(readAdvisories(toReport({ a: 'high', b: 'low', c: 'critical' }))).toEqual({
    state: 'found',
    packages: ['c (critical)', 'a (high)'],
  });
});

test('lower levels count as clean', () => {
  expect(readAdvisories(toReport({ b: 'low' }))).toEqual({ state: 'clean' });
});

test.each([
  ['refuses the question', '{"message": "405 Method Not Allowed", "statusCode": 405, "error": {"summary": ""}}'],
  ['cannot be reached', '{"error": {"code": "ENOTFOUND", "summary": "request failed"}}'],
  ['says nothing', ''],
])('a registry that %s leads to skipped, not clean', (_, printed) => {
  expect(readAdvisories(printed)).toEqual({ state: 'skipped' });
});
