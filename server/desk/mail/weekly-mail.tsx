import { renderToStaticMarkup } from 'react-dom/server';

import { toQualitySentence } from '../../releases/stock-quality';
import type { ToEntryAddress } from '../entry-address';
import type { Desk } from '../read-desk';

/** A mail is read on a phone: the first of each, the desk has all. */
const maxListed = 10;
const weekMs = 7 * 86_400_000;

type Mail = { subject: string; text: string; html: string };

/** A line of the mail, and where it leads to; null for nowhere. */
type Row = { line: string; address: string | null };
type Part = { title: string; rows: readonly Row[]; more: number };

/**
 * What the desk has to say, as a mail: how many findings in the CMS there are, how many machines lack something, how
 * that changed in a week, and the first ones, each with its address.
 * @param siteUrl where the desk is
 * @param toAddress where an entry is edited; null where nobody knows
 */
export function toWeeklyMail(
  { content, stock }: Pick<Desk, 'content' | 'stock'>,
  siteUrl: string,
  toAddress: ToEntryAddress | null,
): Mail {
  const doubts = content === null ? 0 : content.total - content.untranslated;
  const host = new URL(siteUrl).host;
  const counts = [
    `${count(doubts, 'finding', 'findings')} in the CMS`,
    `${String(content?.untranslated ?? 0)} not translated`,
    ...(stock === null ? [] : [`${count(stock.doubtful, 'machine', 'machines')} with something missing`]),
  ].join(', ');
  const findings = (content?.findings.slice(0, doubts) ?? []).map((finding) => ({
    line: `${finding.problem} ${finding.advice}`,
    address: toAddress?.(finding) ?? null,
  }));
  const machines = (stock?.items ?? []).map((item) => ({
    line: `${toName(item)}: ${item.findings.map(toQualitySentence).join('; ')}`,
    address: siteUrl + item.path,
  }));
  const parts = [
    toPart('To look at in the CMS', findings, doubts),
    ...(stock === null ? [] : [toPart(toQuality(stock), machines, stock.doubtful)]),
  ];
  const subject = `${host}: ${counts}`;
  const shown = { first: `${subject}.`, parts, desk: `${siteUrl}/desk` };
  return { subject, text: toText(shown), html: `<!doctype html>${renderToStaticMarkup(<Html {...shown} />)}` };
}

type Shown = { first: string; parts: readonly Part[]; desk: string };

function toText({ first, parts, desk }: Shown): string {
  const lines = parts.flatMap(({ title, rows, more }) => [
    ...['', title],
    ...rows.flatMap(({ line, address }) => [`- ${line}`, ...(address === null ? [] : [`  ${address}`])]),
    ...(more > 0 ? [`  and ${String(more)} more`] : []),
  ]);
  return `${[first, ...lines, '', `All of it: ${desk}`].join('\n')}\n`;
}

/** Without styles and pictures: a mail program shows it in its own font, and asks nobody for anything. */
function Html({ first, parts, desk }: Shown) {
  return (
    <html lang="en">
      <body>
        <p>{first}</p>
        {parts.map(({ title, rows, more }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {rows.map(({ line, address }, index) => (
                <li key={index}>{address === null ? line : <a href={address}>{line}</a>}</li>
              ))}
              {more > 0 && <li>and {more} more</li>}
            </ul>
          </section>
        ))}
        <p>
          <a href={desk}>All of it</a>
        </p>
      </body>
    </html>
  );
}

function toPart(title: string, rows: readonly Row[], total: number): Part {
  const shown = rows.slice(0, maxListed);
  return { title, rows: shown, more: total - shown.length };
}

function toName({ id, number, title }: { id: string; number: string | null; title: string }): string {
  return [title, number ?? id].filter((part) => part !== '').join(' ');
}

/** @example toQuality(stock) // 'Quality of the stock: 91.5 of 100, 1.5 more than a week ago' */
function toQuality({ quality, trend }: NonNullable<Desk['stock']>): string {
  const start = `Quality of the stock: ${quality.toFixed(1)} of 100`;
  const last = trend.at(-1);
  if (last === undefined) return start;
  const before = trend.findLast(({ day }) => Date.parse(last.day) - Date.parse(day) >= weekMs);
  const change = before === undefined ? 0 : last.quality - before.quality;
  if (Math.abs(change) < 0.05) return start;
  return `${start}, ${Math.abs(change).toFixed(1)} ${change > 0 ? 'more' : 'less'} than a week ago`;
}

function count(number: number, one: string, many: string): string {
  return `${String(number)} ${number === 1 ? one : many}`;
}
