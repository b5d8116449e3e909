import { Counter, Gauge, type Registry } from 'prom-client';

import type { BuildOutcome } from '../rebuild/run-command';

type Kind = BuildOutcome['kind'];

/** What a rebuilder knows when metrics are read. */
type BuildState = {
  isBuilding: boolean;
  isDue: boolean;
  failuresInRow: number;
  lastBuild: { seconds: number } | null;
  /** ISO 8601; null before the first one. */
  lastPublishedAt: string | null;
};

export type BuildSources = {
  getState: () => BuildState;
  /** The folder of the release being served; null for none. */
  getRelease: () => Promise<string | null>;
  /** In milliseconds. */
  now?: () => number;
};

/** So that each result is there before it comes up. */
const kinds = Object.keys({
  published: true,
  failed: true,
  refused: true,
  busy: true,
  stopped: true,
} satisfies Record<Kind, true>) as Kind[];

/**
 * Adds what is known of builds and of the served release. Unknown figures are `NaN`, as the format has it.
 * @returns counts a build that has ended
 */
export function addBuildMetrics(
  registry: Registry,
  { getState, getRelease, now = Date.now }: BuildSources,
): (kind: Kind) => void {
  const registers = [registry];
  const builds = new Counter({
    name: 'site_builds_total',
    help: 'Builds since the start of the process, by result.',
    labelNames: ['result'] as const,
    registers,
  });
  for (const result of kinds) builds.inc({ result }, 0);
  const read = (name: string, help: string, toValue: (state: BuildState) => number) =>
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(toValue(getState()));
      },
    });
  read(
    'site_build_duration_seconds',
    'Seconds that the last build took.',
    ({ lastBuild }) => lastBuild?.seconds ?? NaN,
  );
  read('site_build_running', '1 while a build runs.', ({ isBuilding }) => Number(isBuilding));
  read('site_build_due', '1 while a change is not online yet.', ({ isDue }) => Number(isDue));
  read(
    'site_build_failures_in_row',
    'Builds that failed since one was published.',
    ({ failuresInRow }) => failuresInRow,
  );
  read('site_content_age_seconds', 'Seconds since a build was published last.', ({ lastPublishedAt }) =>
    toAge(lastPublishedAt, now()),
  );
  new Gauge({
    name: 'site_stock_age_seconds',
    help: 'Seconds since the served release was built, and with it its pages of the stock.',
    registers,
    async collect() {
      this.set(toAge(toMoment(await getRelease()), now()));
    },
  });
  return (result) => builds.inc({ result });
}

/** @param moment ISO 8601 */
function toAge(moment: string | null, now: number): number {
  return moment === null ? NaN : Math.max(0, (now - Date.parse(moment)) / 1000);
}

/** When a release was built, from its id. @example toMoment('/releases/20261129-120000-2') // '2026-11-29T12:00:00Z' */
function toMoment(folder: string | null): string | null {
  const found = /(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)(?:-\d+)?$/.exec(folder ?? '');
  if (found === null) return null;
  const [, year, month, day, hours, minutes, seconds] = found.map(String);
  return `${String(year)}-${String(month)}-${String(day)}T${String(hours)}:${String(minutes)}:${String(seconds)}Z`;
}
