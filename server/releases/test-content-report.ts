import type { ContentReport } from '../../content-model/content-report';

/** For tests: the report of a space in which nothing is wrong, with what a test is about. */
export function createContentReport(change: Partial<ContentReport> = {}): ContentReport {
  return {
    ...{ space: 'demo', entries: 9, words: 90, entriesOf: {}, inUse: {}, missing: [], total: 0, untranslated: 0 },
    ...{ findings: [], categories: [], categoriesToPaste: '', nextChanges: [], placed: {} },
    ...change,
  };
}
