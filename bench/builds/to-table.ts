import { toMedian, type Table } from '../lib/report';

import type { Build, Builds } from './measure-builds';

/** The limits of a build: a multiple of the floor, a percentage of a full build, and memory. */
const limits = { floors: 10, share: 20, gibibytes: 4 } as const;

const names = [
  'machines',
  'pages',
  'floor, s',
  'full, s',
  `of the floor, × (at most ${String(limits.floors)})`,
  'one changed, s',
  'the first time, s',
  `of full, % (at most ${String(limits.share)})`,
  'pages rewritten',
  `memory of a full one, GiB (at most ${String(limits.gibibytes)})`,
  'of one changed, GiB',
  'full, ms of a processor a page',
] as const;

/** Compares builds with their limits. */
export function toTable(builds: readonly Builds[]): Table {
  const [floor] = builds.map((one) => one.floor);
  return {
    title: 'Builds',
    columns: names.map((name) => ({ name, isFigure: true })),
    rows: builds.map(({ machines: stockItems, floor: { seconds }, full, changed }) => [
      String(stockItems),
      String(full.written),
      seconds.toFixed(1),
      full.seconds.toFixed(0),
      (full.seconds / seconds).toFixed(1),
      toSeconds(changed).toFixed(1),
      changed[0]?.seconds.toFixed(1) ?? '–',
      ((toSeconds(changed) / full.seconds) * 100).toFixed(0),
      String(Math.max(...changed.map(({ written }) => written))),
      toGibibytes(full.maxBytes),
      toGibibytes(toMaximum(changed)),
      full.processorSeconds === null ? '–' : ((full.processorSeconds * 1000) / full.written).toFixed(1),
    ]),
    notes: [
      `The floor is a bare program that renders and writes as many pages of ${((floor?.bytesAPage ?? 0) / 1000).toFixed(0)} kB, right after the full build.`,
      'A full build begins without caches and ends with a published release, in which only machines are not compressed (they are on request). Then one machine from the middle of the stock got another price, several times; the time is the median, the other figures are the maximum. The sandbox has drawn the photos beforehand.',
      'Memory is that of all processes of the build together, the maximum of all samples, without the demo’s backends.',
    ],
  };
}

function toSeconds(builds: readonly Build[]): number {
  return toMedian(builds.map(({ seconds }) => seconds));
}

function toMaximum(builds: readonly Build[]): number | null {
  const bytes = builds.flatMap(({ maxBytes }) => maxBytes ?? []);
  return bytes.length === 0 ? null : Math.max(...bytes);
}

function toGibibytes(bytes: number | null): string {
  return bytes === null ? '–' : (bytes / 2 ** 30).toFixed(1);
}
