import { toQualitySentence } from '../../releases/stock-quality';
import type { Desk } from '../read-desk';

/** A mail is read on a phone: the first of each, the desk has all. */
const maxListed = 10;
const weekMs = 7 * 86_400_000;

type Mail = { subject: string; text: string };

/**
 * What the desk has to say, as a mail: how many findings in the CMS there are, how many machines lack something, how
 * that changed in a week, and the first ones.
 * @param siteUrl where the desk is
 */
export function toWeeklyMail({ content, stock }: Pick<Desk, 'content' | 'stock'>, siteUrl: string): Mail {
  const doubts = content === null ? 0 : content.total - content.untranslated;
  const listed = content?.findings.slice(0, doubts) ?? [];
  const host = new URL(siteUrl).host;
  const counts = [
    `${count(doubts, 'finding', 'findings')} in the CMS`,
    `${String(content?.untranslated ?? 0)} not translated`,
    ...(stock === null ? [] : [`${count(stock.doubtful, 'machine', 'machines')} with something missing`]),
  ].join(', ');
  const lines = [
    `${host}: ${counts}.`,
    ...toPart(
      'To look at in the CMS',
      listed.map(({ problem, advice }) => `${problem} ${advice}`),
      doubts,
    ),
    ...(stock === null
      ? []
      : toPart(
          `Quality of the stock: ${stock.quality.toFixed(1)} of 100${toChange(stock.trend)}`,
          stock.items.map((item) => `${toName(item)}: ${item.findings.map(toQualitySentence).join('; ')}`),
          stock.doubtful,
        )),
    '',
    `All of it: ${siteUrl}/desk`,
  ];
  return { subject: `${host}: ${counts}`, text: `${lines.join('\n')}\n` };
}

function toPart(title: string, lines: readonly string[], total: number): string[] {
  const shown = lines.slice(0, maxListed);
  const more = total - shown.length;
  return ['', title, ...shown.map((line) => `- ${line}`), ...(more > 0 ? [`  and ${String(more)} more`] : [])];
}

function toName({ id, number, title }: { id: string; number: string | null; title: string }): string {
  return [title, number ?? id].filter((part) => part !== '').join(' ');
}

/** @example toChange(trend) // ', 1.5 more than a week ago' */
function toChange(trend: NonNullable<Desk['stock']>['trend']): string {
  const last = trend.at(-1);
  if (last === undefined) return '';
  const before = trend.findLast(({ day }) => Date.parse(last.day) - Date.parse(day) >= weekMs);
  const change = before === undefined ? 0 : last.quality - before.quality;
  if (Math.abs(change) < 0.05) return '';
  return `, ${Math.abs(change).toFixed(1)} ${change > 0 ? 'more' : 'less'} than a week ago`;
}

function count(number: number, one: string, many: string): string {
  return `${String(number)} ${number === 1 ? one : many}`;
}
