import * as v from 'valibot';

/** What is counted of a release, as its sentences say it. */
export const countedKinds = {
  machines: 'machines',
  entries: 'published entries of the CMS',
  pages: 'pages beside those of machines',
  words: 'words of the CMS',
} as const;

type Kind = keyof typeof countedKinds;
const kinds = Object.keys(countedKinds) as Kind[];

export const markSchema = v.object({
  kind: v.picklist(kinds),
  /** What was counted: another stock or another space is not compared. */
  source: v.string(),
  /** ISO 8601 */
  day: v.string(),
  count: v.number(),
});

/** The most that a release of a day had of something. */
export type Mark = v.InferOutput<typeof markSchema>;

/** Goods that are sold over weeks leave by less than a share of the most of so many days; a fall in steps does not. */
const rememberedDays = 7;
const dayMs = 86_400_000;

/**
 * What a release leaves to later ones: of each day the most that there was, its own counts among them.
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
 * Those of the last days, and the last ones before: a site that was left alone for weeks is compared, too. What is
 * still to come was a wrong clock.
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
 * A sentence for everything of which there is much less than there was.
 * @param mostFall the share that may be gone, from 0 to 1
 */
export function findFalls(before: readonly Mark[], now: readonly Mark[], mostFall: number): string[] {
  return now.flatMap(({ kind, source, day: today, count }) => {
    const same = toRemembered(before, today).filter((mark) => mark.kind === kind && mark.source === source);
    const most = same.reduce<Mark | null>((top, mark) => (mark.count > (top?.count ?? -1) ? mark : top), null);
    if (most === null || count >= most.count * (1 - mostFall)) return [];
    return [`The build has ${String(count)} ${countedKinds[kind]} where there were ${String(most.count)}.`];
  });
}
