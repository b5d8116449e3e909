import { hasRisen, type Rule } from './rise';

/**
 * What may say that something is wrong: an answer with status 500, a file of the release that is not found, and what
 * browsers report: a script error, or something that the policy forbids.
 */
export type Sign = 'error' | 'missing' | 'script' | 'policy';

export type Signs = {
  /** Counts an answer, or more of them. */
  addAnswer: () => void;
  /**
   * Counts a sign.
   * @param what is wrong: a path, or what browsers report of many visits alike. The same counts ten times at most, for
   * one visitor can repeat it
   */
  addSign: (sign: Sign, what: string) => void;
  /** Begins to count anew, and keeps what was counted in as long a time before. */
  begin: () => void;
  /** The signs that are much more frequent than before. */
  findRisen: () => Risen[];
};

/** A sign that is much more frequent than before, with the first of what it says. */
export type Risen = { sign: Sign; what: string[] };

/** What the server answers can be asked again, and a rise that was none costs a look. What browsers report is told. */
const [answered, reported]: readonly [Rule, Rule] = [
  { least: 5, added: 0 },
  { least: 20, added: 1 },
];
const rules: Readonly<Record<Sign, Rule>> = { error: answered, missing: answered, script: reported, policy: reported };

const minuteMs = 60_000;
const maxOfOne = 10;
const maxNamed = 3;
/** What is invented at each call must not fill the memory. */
const maxKinds = 200;

type Counts = { answers: number; signs: Map<Sign, Map<string, number>> };
const nothing = (): Counts => ({ answers: 0, signs: new Map() });

/**
 * Counts by minutes, of which those before a switch are kept for as long as a release is watched. Nothing that is
 * counted says who it came from.
 * @param minutes how long a release is watched
 */
export function countSigns(minutes: number, now: () => number = Date.now): Signs {
  let parts: { minute: number; counts: Counts }[] = [];
  let before = nothing();
  const getCurrent = () => {
    const minute = Math.floor(now() / minuteMs);
    const last = parts.at(-1);
    if (last?.minute === minute) return last.counts;
    parts = [...parts.filter((part) => part.minute > minute - minutes), { minute, counts: nothing() }];
    return parts.at(-1)?.counts ?? nothing();
  };
  return {
    addAnswer() {
      getCurrent().answers += 1;
    },
    addSign(sign, what) {
      const { signs } = getCurrent();
      const whats = signs.get(sign) ?? new Map<string, number>();
      signs.set(sign, whats);
      if (whats.size < maxKinds || whats.has(what)) whats.set(what, (whats.get(what) ?? 0) + 1);
    },
    begin() {
      getCurrent();
      before = merge(parts.map(({ counts }) => counts));
      parts = [];
    },
    findRisen() {
      const current = merge(parts.map(({ counts }) => counts));
      return [...current.signs].flatMap(([sign, whats]) => {
        const isMore = hasRisen(toShare(current, sign), toShare(before, sign), rules[sign]);
        return isMore ? [{ sign, what: [...whats.keys()].slice(0, maxNamed) }] : [];
      });
    },
  };
}

function merge(all: readonly Counts[]): Counts {
  const sum = nothing();
  for (const { answers, signs } of all) {
    sum.answers += answers;
    for (const [sign, whats] of signs) {
      const known = sum.signs.get(sign) ?? new Map<string, number>();
      for (const [what, count] of whats) known.set(what, (known.get(what) ?? 0) + count);
      sum.signs.set(sign, known);
    }
  }
  return sum;
}

function toShare({ answers, signs }: Counts, sign: Sign) {
  const counts = [...(signs.get(sign)?.values() ?? [])];
  const count = counts.reduce((sum, each) => sum + Math.min(each, maxOfOne), 0);
  return { count, of: Math.max(answers, count) };
}
