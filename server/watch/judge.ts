import type { Finding } from './open-release';

/** Opens pages of a release, of these kinds alone if there are any. */
export type Open = (kinds?: ReadonlySet<string>) => Promise<Finding[]>;

export type Verdict =
  /** Nothing is wrong, or it was over when it was looked at again. */
  | { kind: 'good' }
  /** The release is the cause. */
  | { kind: 'guilty'; findings: Finding[] }
  /** Something is wrong, and the release before has it too or cannot be asked. */
  | { kind: 'unclear'; findings: Finding[]; why: string };

type Case = {
  findings: readonly Finding[];
  openAgain: Open;
  /** The same pages of the release before; null if there is none. */
  openBefore: Open | null;
  pause: () => Promise<void>;
};

/**
 * Decides whether the release is the cause of what was found. It has to be found twice, and the release before must not
 * have it on the same kind of page: a slow moment, a backend or a browser that fails are no reason to go back.
 */
export async function judge({ findings, openAgain, openBefore, pause }: Case): Promise<Verdict> {
  if (findings.length === 0) return { kind: 'good' };
  await pause();
  const kinds = toKinds(findings);
  const [again, before] = await Promise.all([
    openAgain(kinds),
    openBefore === null ? ('none' as const) : openBefore(kinds).catch(() => 'unknown' as const),
  ]);
  if (again.length === 0) return { kind: 'good' };
  if (before === 'none') return { kind: 'unclear', findings: again, why: 'There is no release before it.' };
  if (before === 'unknown')
    return { kind: 'unclear', findings: again, why: 'The release before it could not be opened to compare.' };
  const had = toKinds(before);
  const own = again.filter(({ kind }) => !had.has(kind));
  if (own.length > 0) return { kind: 'guilty', findings: own };
  return { kind: 'unclear', findings: again, why: 'The release before it has that, too.' };
}

function toKinds(findings: readonly Finding[]): ReadonlySet<string> {
  return new Set(findings.map(({ kind }) => kind));
}

const maxNamed = 3;

/** What was found, in a sentence for operators. */
export function describeFindings(findings: readonly Finding[]): string {
  const named = findings.slice(0, maxNamed).map(({ path, fault }) => `The page ${path} ${fault}.`);
  const more = findings.length - maxNamed;
  return [...named, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
}
