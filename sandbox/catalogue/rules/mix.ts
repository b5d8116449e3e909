import { kinds } from '../details/kinds';
import type { Machine, Sector } from '../facts/machine';
import { machines } from '../facts/machines';
import { createRandom, type Random } from '../random';
import { referenceYear } from '../reference-year';

/** The shares of special stock items. */
const shares = {
  new: 0.06,
  damaged: 0.02,
  rental: 0.03,
  both: 0.05,
  request: 0.15,
  auction: 0.01,
  bid: 0.01,
  sold: 0.06,
  reserved: 0.04,
  margin: 0.1,
  missingHours: 0.12,
  missingPower: 0.2,
  noPhoto: 0.02,
  onePhoto: 0.04,
  fewPhotos: 0.4,
} as const;

const sectorShares = [
  ['agriculture', 0.52],
  ['industry', 0.26],
  ['garden', 0.22],
] as const satisfies [Sector, number][];

/** Visitors see the newest stock items first: these have photos, are for sale, and speak every language. */
export const shopWindow = 12;

export type Mark = keyof typeof shares;
/** A machine to create, and its special marks. */
export type Plan = { machine: Machine; marks: ReadonlySet<Mark> };

/** Plans the stock, the stock items of the last week first: the models of each sector in turn, and their marks. */
export function toPlans({ seed, size }: { seed: number; size: number }): Plan[] {
  const random = createRandom(`${String(seed)}/mix`);
  const dealt = sectorShares.flatMap(([sector, share], index) => {
    const count = index === 0 ? size - restOf(size) : Math.round(size * share);
    return dealMachines(machines[sector], count, random);
  });
  const plans = separate(random.shuffle(dealt)).map((machine) => ({ machine, marks: new Set<Mark>() }));
  dealMarks(plans, random);
  return plans;
}

/** The number for the sectors after the first. */
function restOf(size: number): number {
  return sectorShares.slice(1).reduce((sum, [, share]) => sum + Math.round(size * share), 0);
}

/** Every model equally often, give or take one. */
function dealMachines(list: readonly Machine[], count: number, random: Random): Machine[] {
  const dealt: Machine[] = [];
  while (dealt.length < count) dealt.push(...random.shuffle(list));
  return dealt.slice(0, count);
}

/** The same machines, with as few similar neighbours as possible. */
function separate(list: readonly Machine[]): Machine[] {
  const ordered: Machine[] = [];
  const waiting: Machine[] = [];
  for (const machine of list) {
    waiting.push(machine);
    const last = toLook(ordered.at(-1));
    const next = waiting.findIndex((candidate) => toLook(candidate) !== last);
    if (next >= 0) ordered.push(...waiting.splice(next, 1));
  }
  return [...ordered, ...waiting];
}

function toLook(machine: Machine | undefined): string | null {
  return machine === undefined ? null : kinds[machine.kind].machineType;
}

type Draft = { machine: Machine; marks: Set<Mark> };

function dealMarks(plans: readonly Draft[], random: Random): void {
  const give = (mark: Mark, candidates: readonly Draft[], share: number = shares[mark]): void => {
    for (const plan of random.shuffle(candidates).slice(0, Math.round(plans.length * share))) plan.marks.add(mark);
  };
  const without = (list: readonly Draft[], ...marks: Mark[]) =>
    list.filter((plan) => !marks.some((mark) => plan.marks.has(mark)));
  const behindWindow = plans.slice(shopWindow);

  give(
    'new',
    plans.filter(({ machine }) => machine.years[1] >= referenceYear - 5),
  );
  give('damaged', without(behindWindow, 'new'));
  const rentable = without(plans, 'damaged').filter(
    ({ machine }) => machine.sector === 'industry' || machine.kind === 'telehandler',
  );
  give('rental', rentable);
  give('both', without(rentable, 'rental'));
  // A machine for rent only has its price on request.
  for (const plan of plans) if (plan.marks.has('rental')) plan.marks.add('request');
  give('request', without(plans, 'request'), shares.request - shares.rental);
  give('auction', without(behindWindow, 'request'));
  give('bid', without(behindWindow, 'request', 'auction'));
  give('sold', without(behindWindow, 'rental'));
  give('reserved', without(plans, 'rental', 'sold'));
  const second = without(plans, 'new');
  give(
    'margin',
    second.filter(({ machine }) => machine.sector === 'garden'),
    shares.margin * 0.7,
  );
  give(
    'margin',
    without(second, 'margin').filter(({ machine }) => machine.sector !== 'garden'),
    shares.margin * 0.3,
  );
  const metered = without(plans, 'new').filter(({ machine }) => machine.hours !== null);
  give(
    'missingHours',
    metered,
    (shares.missingHours * plans.filter(({ machine }) => machine.hours !== null).length) / plans.length,
  );
  const powered = plans.filter(({ machine }) => machine.kilowatt !== null);
  give('missingPower', powered, (shares.missingPower * powered.length) / plans.length);
  give('noPhoto', behindWindow);
  give('onePhoto', without(behindWindow, 'noPhoto'));
  give('fewPhotos', without(plans, 'noPhoto', 'onePhoto'));
}
