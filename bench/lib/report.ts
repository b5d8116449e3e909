import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';

/** A table of a report. Columns of figures are right-aligned. */
export type Table = {
  title: string;
  columns: readonly { name: string; isFigure?: boolean }[];
  rows: readonly (readonly string[])[];
  /** Notes that explain the figures. */
  notes?: readonly string[];
};

/** The result of one part of the benchmark: tables, and the figures of every run for comparisons. */
export type Result = { tables: readonly Table[]; data: unknown };

/** The folder of reports; git ignores it. */
const folder = '.bench';

/** Describes what the figures depend on: only figures of the same machine are comparable. */
export function describeComputer(browser: string, lighthouse: string) {
  return {
    date: new Date().toISOString(),
    processor: `${String(cpus().length)} × ${cpus()[0]?.model ?? ''}`,
    memory: `${String(Math.round(totalmem() / 2 ** 30))} GiB`,
    node: process.version,
    browser,
    lighthouse,
  };
}

/** Writes the results as `.bench/report.md` and `.json`. @returns the Markdown */
export async function writeReport(
  { date, ...stockItem }: ReturnType<typeof describeComputer>,
  results: Readonly<Record<string, Result>>,
): Promise<string> {
  const head = Object.entries(stockItem).map(([name, value]) => `- ${name}: ${value}`);
  const tables = Object.values(results).flatMap((result) => result.tables.map(formatTable));
  const markdown = [`# What the site costs its visitors, ${date}`, head.join('\n'), ...tables].join('\n\n');
  const data = Object.fromEntries(Object.entries(results).map(([part, result]) => [part, result.data]));
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'report.md'), markdown);
  await writeFile(
    path.join(folder, 'report.json'),
    `${JSON.stringify({ date, machine: stockItem, ...data }, null, 2)}\n`,
  );
  return markdown;
}

/** Formats a table as Markdown. */
export function formatTable({ title, columns, rows, notes = [] }: Table): string {
  const toLine = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    `## ${title}`,
    '',
    toLine(columns.map(({ name }) => name)),
    toLine(columns.map(({ isFigure }) => (isFigure === true ? '---:' : '---'))),
    ...rows.map(toLine),
    ...(notes.length === 0 ? [] : ['', ...notes.map((note) => `- ${note}`)]),
  ].join('\n');
}

/** The median of some figures: the middle one, or the mean of the two in the middle. */
export function toMedian(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  const [low = NaN, high = NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return (low + high) / 2;
}
