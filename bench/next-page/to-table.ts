import { toMedian, type Table } from '../lib/report';

import type { Measured } from './measure-next-page';

/** One row a way and site, with medians. */
export function toTable(measured: readonly Measured[]): Table {
  const figures = [
    'paint',
    'least',
    'most',
    'shift',
    'requests in advance',
    'bytes',
    'requests after',
    'bytes',
    'times',
  ];
  const names = [...new Set(measured.map(({ way, site }) => `${way}|${site}`))];
  return {
    title: 'From a tap to the largest paint of the next page, milliseconds',
    columns: [{ name: 'way' }, { name: 'site' }, ...figures.map((name) => ({ name, isFigure: true }))],
    rows: names.map((name) => {
      const runs = measured.filter(({ way, site }) => `${way}|${site}` === name);
      const paints = runs.flatMap(({ paintMs }) => paintMs ?? []);
      const toMiddle = (toFigure: (run: Measured) => number) => toMedian(runs.map(toFigure)).toLocaleString('en');
      return [
        ...name.split('|'),
        ...[toMedian(paints), Math.min(...paints), Math.max(...paints)].map((figure) => figure.toFixed(0)),
        Math.max(...runs.map(({ shift }) => shift)).toFixed(4),
        toMiddle(({ advance }) => advance.requests),
        toMiddle(({ advance }) => advance.bytes),
        toMiddle(({ after }) => after.requests),
        toMiddle(({ after }) => after.bytes),
        String(paints.length),
      ];
    }),
    notes: [
      'A phone of 412 × 823 with a processor 4 times slower, 150 ms of latency and 1.6 Mbit/s. The visitor looks at a page for four seconds. Medians; the shift is the largest one.',
      'In advance: data and scripts of other pages that came before the tap. After: everything that came after it.',
    ],
  };
}
