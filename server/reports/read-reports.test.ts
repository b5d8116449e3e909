import { readReports, toSign } from './read-reports';

const page = 'https://dealer.example/occasions?q=secret';

const toSingle = (report: object) => JSON.stringify({ 'csp-report': { 'document-uri': page, ...report } });
const toListed = (...bodies: object[]) =>
  JSON.stringify(
    bodies.map((body) => ({ type: 'csp-violation', age: 1, url: page, body: { documentURL: page, ...body } })),
  );

test.each([
  ['of this site', 'img-src', 'https://dealer.example/a.png', 'own'],
  ['of another host', 'script-src-elem', 'https://elsewhere.example/a.js', 'other'],
  ['data', 'font-src', 'data', 'other'],
  ['nothing that is known', 'img-src', '', 'other'],
  ['an inline script', 'script-src-elem', 'inline', 'inline'],
  ['code of a text', 'script-src', 'eval', 'eval'],
  ['a text without a policy', 'require-trusted-types-for', 'trusted-types-sink', 'trusted-types'],
  ['a policy without a permit', 'trusted-types', 'trusted-types-policy', 'trusted-types'],
  ['an extension', 'img-src', 'chrome-extension', 'extension'],
  ['an extension’s file', 'font-src', 'moz-extension://1/a.woff', 'extension'],
])('both forms of a report say what was blocked: %s', (_, directive, blocked, source) => {
  const expected = [{ directive, source }];
  expect(readReports(toSingle({ 'effective-directive': directive, 'blocked-uri': blocked }))).toEqual(expected);
  expect(readReports(toListed({ effectiveDirective: directive, blockedURL: blocked }))).toEqual(expected);
});

test('what an extension’s script does counts as the extension’s', () => {
  const file = { sourceFile: 'safari-web-extension://1/a.js' };
  expect(readReports(toListed({ effectiveDirective: 'script-src', blockedURL: 'inline', ...file }))).toEqual([
    { directive: 'script-src', source: 'extension' },
  ]);
});

test('an old browser says the whole directive, and one that the policy lacks is ‘other’', () => {
  expect(readReports(toSingle({ 'violated-directive': "style-src 'self'", 'blocked-uri': 'inline' }))).toEqual([
    { directive: 'style-src', source: 'inline' },
  ]);
  expect(readReports(toSingle({ 'effective-directive': `${page}-src` }))).toEqual([
    { directive: 'other', source: 'other' },
  ]);
});

test('reports of other types are left out, and no more than twenty are read', () => {
  const other = { type: 'deprecation', body: { id: 'a' } };
  const one = JSON.parse(toListed({ effectiveDirective: 'img-src', blockedURL: 'inline' })) as object[];
  expect(readReports(JSON.stringify([other, ...one]))).toHaveLength(1);
  expect(readReports(JSON.stringify(Array.from({ length: 30 }, () => one[0])))).toHaveLength(20);
});

test.each(['', 'x', '{}', '[]', '[null]', 'null', '{"csp-report":1}', '[{"type":"csp-violation"}]'])(
  '‘%s’ is no report',
  (body) => {
    expect(readReports(body)).toBeNull();
  },
);

test('a page says that a part of it failed, which is a sign of a script', () => {
  const [report] = readReports('[{"type":"script-error","message":"a@b.example"}]') ?? [];
  expect(report).toEqual({ directive: 'script-error', source: 'own' });
  expect(report && toSign(report)).toEqual(['script', 'a part of a page failed']);
  expect(toSign({ directive: 'img-src', source: 'other' })).toEqual(['policy', 'img-src other']);
});

test.each(['refused', 'error', 'no-answer', 'script'])('a form says that its mail failed: %s', (cause) => {
  const [report] = readReports(JSON.stringify([{ type: 'mail-failure', cause }])) ?? [];
  expect(report).toEqual({ directive: 'mail-failure', source: cause });
  // No release is the cause: the watch does not hear of it.
  expect(report && toSign(report)).toBeNull();
});

test.each([{}, { cause: 'a@b.example' }, { cause: 'refused', message: 'a@b.example' }])(
  'a form that says too much, or no cause, is not counted: %j',
  (more) => expect(readReports(JSON.stringify([{ type: 'mail-failure', ...more }]))).toBeNull(),
);

test('nothing of an address is kept', () => {
  const read = readReports(toSingle({ 'effective-directive': 'img-src', 'blocked-uri': `${page}&email=a@b.example` }));
  expect(JSON.stringify(read)).not.toMatch(/secret|email|dealer/);
});
