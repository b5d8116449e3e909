import { contentReportFile, maxListed, parseContentReport } from '../../../content-model/content-report';

import { toFinding } from './checks/finding';
import { toEntry, toFacts } from './checks/test-facts';
import { addFindings, countWords, toContentReport, toReportLines } from './content-report';
import { placeEntries } from './required-entries';

const build = (...entries: Parameters<typeof toFacts>[0]) =>
  toContentReport({
    facts: toFacts(entries),
    placing: placeEntries(entries, {}),
    missing: new Map([['one', { name: ['en', 'de'] }]]),
    space: 'demo',
  });

test('the report says what there is, what is wrong and what is missing, and is read as it was written', () => {
  const report = build(toEntry('company', 'one', { name: 'Veldkamp Machines', email: 'bel ons' }));
  expect(parseContentReport(JSON.stringify(report))).toEqual(report);
  expect(report).toMatchObject({ entries: 1, words: 4, total: 2, untranslated: 1, entriesOf: { vacancy: 0 } });
  expect(report.inUse).toEqual({ company: { id: 'one', title: 'Veldkamp Machines' } });
  expect(report.findings).toMatchObject([
    { type: 'company', id: 'one', title: 'Veldkamp Machines', field: 'email', fieldName: 'E-mail' },
    { id: 'one', field: 'name', locales: ['en', 'de'] },
  ]);
  expect(contentReportFile.startsWith('.')).toBe(true);
});

test('redirects are counted neither as entries nor by their words: many go at once, and nobody misses them', () => {
  const { entries, words, total } = build(
    toEntry('company', 'one', { name: 'Veldkamp Machines' }),
    toEntry('redirect', 'two', { from: '/oud', to: '/contact', note: 'Stond op de folder' }),
  );
  expect([entries, words, total]).toEqual([1, 2, 1]);
});

test('what is found once all pages are there stands before what is not translated, and is counted', () => {
  const report = build(toEntry('company', 'one', { name: 'Veldkamp Machines' }));
  const found = toFinding(toEntry('redirect', 'two', { from: '/oud' }), { problem: 'A.', advice: 'B.' });
  const more = addFindings(report, [found]);
  expect(more).toMatchObject({ total: 2, untranslated: 1, findings: [{ id: 'two', title: '/oud' }, { id: 'one' }] });
  expect(toReportLines(more)).toContain('  A. B.');
  expect(
    addFindings(
      report,
      Array.from({ length: 300 }, () => found),
    ).findings,
  ).toHaveLength(maxListed);
});

test('a list without end is cut, and says how long it is', () => {
  const entries = Array.from({ length: 3 * maxListed }, (_, index) => toEntry('card', String(index), { title: 'A' }));
  const report = build(...entries);
  expect(report.findings).toHaveLength(maxListed);
  expect(report.total).toBe(3 * maxListed);
  expect(toReportLines(report)).toContain(`  and ${String(2 * maxListed)} more`);
  expect(JSON.stringify(report).length).toBeLessThan(300_000);
});

test('the categories of no sector stand as a sector takes them: with commas between', () => {
  const report = build(toEntry('sector', 'garden', { key: 'garden', name: 'Tuin', categories: ['demo'] }));
  expect(report.categories).toEqual([
    { name: 'tractors', label: 'Tractoren', machines: 3, sectors: [] },
    { name: 'combineHarvesters', label: 'Maaidorsers', machines: 1, sectors: [] },
  ]);
  expect(report.categoriesToPaste).toBe('tractors, combineHarvesters');
  const lines = toReportLines(report);
  expect(lines).toContain('  tractors (Tractoren): 3, in no sector');
  expect(lines.at(-1)).toBe('  tractors, combineHarvesters');
  // What was pasted is read: as one value, or as one each.
  for (const pasted of [['tractors, combineHarvesters'], ['tractors', 'combineHarvesters']]) {
    const again = build(toEntry('sector', 'garden', { key: 'garden', name: 'Tuin', categories: pasted }));
    expect(again.categoriesToPaste).toBe('');
    expect(again.categories.map(({ sectors }) => sectors)).toEqual([['garden'], ['garden']]);
  }
});

test('words are counted in texts, lists and rich texts, and not in what they are made of', () => {
  const text = {
    nodeType: 'document',
    data: { uri: 'x' },
    content: [{ nodeType: 'text', value: 'Wij helpen u.', marks: [] }],
  };
  expect(countWords({ nl: 'Foto’s van 12 machines', de: ['Zwei Wörter'] })).toBe(5);
  expect(countWords({ nl: text })).toBe(3);
  expect(countWords([{ sys: { type: 'Link', id: 'one' } }, null, 7, true])).toBe(0);
});

test.each(['', '{', '[]', '{"space":"demo"}'])('%j is no report', (written) => {
  expect(parseContentReport(written)).toBeNull();
});
