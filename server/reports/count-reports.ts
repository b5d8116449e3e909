import type { PolicyReport } from './read-reports';

/** So that nobody fills the counts at will. A page that breaks as a whole posts some twenty. */
const maxPerMinute = 600;
const minuteMs = 60_000;

/** What `GET /status` shows of policy reports. */
export type ReportCounts = {
  /** When the counting began, as an ISO time. */
  since: string;
  /** How many were not counted because there were too many in a minute. */
  dropped: number;
  /** How many came from extensions of browsers, which the site cannot mend. */
  ignored: number;
  counts: readonly (PolicyReport & { count: number })[];
};

export type CountedReports = {
  /** Counts the reports of one post: all of them, or none if there were too many in this minute (false). */
  add: (reports: readonly PolicyReport[]) => boolean;
  getCounts: () => ReportCounts;
};

type Options = {
  /** The time in milliseconds. */
  now?: () => number;
  /** Hears of each report that counts: not of those of extensions. */
  onReport?: (report: PolicyReport) => void;
};

const ignored: readonly PolicyReport['source'][] = ['extension'];

/** Counts policy reports in memory, by directive and kind of what was blocked. They begin anew with the process. */
export function createCountedReports({ now = Date.now, onReport }: Options = {}): CountedReports {
  const since = new Date(now()).toISOString();
  const rows = new Map<string, PolicyReport & { count: number }>();
  let minute = { startedAt: now(), count: 0 };
  let [dropped, ofExtensions] = [0, 0];

  return {
    add(reports) {
      // A clock that was set back begins a minute, too.
      if (Math.abs(now() - minute.startedAt) >= minuteMs) minute = { startedAt: now(), count: 0 };
      if (minute.count + reports.length > maxPerMinute) {
        dropped += reports.length;
        return false;
      }
      minute.count += reports.length;
      for (const report of reports) {
        if (ignored.includes(report.source)) {
          ofExtensions += 1;
          continue;
        }
        const key = `${report.directive} ${report.source}`;
        rows.set(key, { ...report, count: (rows.get(key)?.count ?? 0) + 1 });
        onReport?.(report);
      }
      return true;
    },
    getCounts: () => ({ since, dropped, ignored: ofExtensions, counts: [...rows.values()] }),
  };
}
