import * as v from 'valibot';

import { nameType } from '../../content-model/type-name';

/** What is counted of a release, in the words of the messages. */
const countedKinds = {
  machines: () => 'machines',
  entries: () => 'published entries of the CMS',
  pages: () => 'pages beside those of machines',
  words: () => 'words of the CMS',
  // Its source ends with the id of the content type.
  type: (source: string) => `published entries of the type ${nameType(source.split(' ').at(-1) ?? '')}`,
} as const;

type Kind = keyof typeof countedKinds;
const kinds = Object.keys(countedKinds) as Kind[];

/** Of a content type so few are taken away on an ordinary day, whatever their share. */
const leastGone: Readonly<Partial<Record<Kind, number>>> = { type: 5 };

export const markSchema = v.object({
  kind: v.picklist(kinds),
  /** The stock or the space that was counted: others are not compared. */
  source: v.string(),
  /** ISO 8601 */
  day: v.string(),
  count: v.number(),
});

/** The highest count of a kind on one day. */
export type Mark = v.InferOutput<typeof markSchema>;

/** Normal sales over these days stay below the allowed share, and a drop in steps does not. */
const rememberedDays = 7;
const dayMs = 86_400_000;

/**
 * The counts that a release keeps for later ones: the highest of each day, with its own.
 * @param now of one day
 */
export function toMarks(before: readonly Mark[], now: readonly Mark[]): Mark[] {
  const most = new Map<string, Mark>();
  for (const mark of [...toRemembered(before, now[0]?.day ?? ''), ...now]) {
    const name = [mark.kind, mark.source, mark.day].join('\n');
    const known = most.get(name);
    if (known === undefined || known.count < mark.count) most.set(name, mark);
  }
  return [...most.values()];
}

/**
 * The counts of the last days, and the latest one before them, so that a site without builds for weeks is compared too.
 * A count from the future came from a wrong clock.
 */
export function toRemembered(marks: readonly Mark[], today: string): Mark[] {
  const past = marks.filter(({ day }) => day <= today);
  const isLast = ({ kind, source, day }: Mark) =>
    !past.some((mark) => mark.kind === kind && mark.source === source && mark.day > day);
  return past.filter(
    (mark) => Date.parse(today) - Date.parse(mark.day) <= rememberedDays * dayMs || isLast(mark),
  );
}

/**
 * Returns a sentence for every count that dropped too far.
 * @param maxFall the share that may be missing, from 0 to 1
 */
export function findFalls(before: readonly Mark[], now: readonly Mark[], maxFall: number): string[] {
  return now.flatMap(({ kind, source, day: today, count }) => {
    const same = toRemembered(before, today).filter((mark) => mark.kind === kind && mark.source === source);
    const most = same.reduce<Mark | null>((top, mark) => (mark.count > (top?.count ?? -1) ? mark : top), null);
    if (most === null || count >= most.count * (1 - maxFall)) return [];
    if (most.count - count < (leastGone[kind] ?? 0)) return [];
    return [`The build has ${String(count)} ${countedKinds[kind](source)} where there were ${String(most.count)}.`];
  });
}
