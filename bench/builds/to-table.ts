import { toMedian, type Table } from '../lib/report';

import type { Build, Builds } from './measure-builds';

/** What a build may take: so many times the floor, such a share of a full build in per cent, so much memory. */
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

/** What builds took, beside what they may take. */
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
      toGibibytes(full.mostBytes),
      toGibibytes(toMost(changed)),
      full.processorSeconds === null ? '–' : ((full.processorSeconds * 1000) / full.written).toFixed(1),
    ]),
    notes: [
      `The floor is a bare program that renders and writes as many pages of ${((floor?.bytesAPage ?? 0) / 1000).toFixed(0)} kB, right after the full build.`,
      'A full build begins without caches and ends with a published release, in which machines alone are not compressed (they are when they are asked for). Then one machine from the middle of the stock got another price, several times; the time is the median, the rest the most of all. The sandbox has drawn the photos that are asked for beforehand.',
      'Memory is that of all processes of the build together, the most that was seen at one moment; the demo’s backends are not among them.',
    ],
  };
}

function toSeconds(builds: readonly Build[]): number {
  return toMedian(builds.map(({ seconds }) => seconds));
}

function toMost(builds: readonly Build[]): number | null {
  const bytes = builds.flatMap(({ mostBytes }) => mostBytes ?? []);
  return bytes.length === 0 ? null : Math.max(...bytes);
}

function toGibibytes(bytes: number | null): string {
  return bytes === null ? '–' : (bytes / 2 ** 30).toFixed(1);
}
