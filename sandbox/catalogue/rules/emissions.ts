import type { Details } from '../catalogue-item';
import type { Machine } from '../facts/machine';

/**
 * The years from which diesel engines below a power (kW) are of a stage, newest first: Regulation (EU) 2016/1628 for
 * Stage V, Directive 97/68/EC for those before.
 */
const dieselStages: readonly (readonly [below: number, stages: Readonly<Record<string, number>>])[] = [
  [19, { 'Stage V': 2019 }],
  [37, { 'Stage V': 2019, 'Stage IIIA': 2007 }],
  [56, { 'Stage V': 2019, 'Stage IIIB': 2013, 'Stage IIIA': 2008 }],
  [130, { 'Stage V': 2020, 'Stage IV': 2015, 'Stage IIIB': 2012, 'Stage IIIA': 2008 }],
  [Infinity, { 'Stage V': 2019, 'Stage IV': 2014, 'Stage IIIB': 2011, 'Stage IIIA': 2006 }],
];
/** Engines of constant speed, as in generators. */
const generatorStages = { 'Stage V': 2019, 'Stage IIIA': 2011 };
/** Engines on gas had none before. */
const gasStages = { 'Stage V': 2019 };

/** Diesel engines from this power on (kW) take AdBlue from Stage IV on. */
const adBluePower = 56;

type Engine = { machine: Machine; energyType?: string; year: number };

/**
 * The emission stage of engines of that year; null for machines without a combustion engine or a known power, and for
 * engines that had no stage yet.
 */
export function toEmissionsClass({ machine, energyType, year }: Engine): string | null {
  if (energyType === undefined || !['diesel', 'lpg', 'hybrid'].includes(energyType)) return null;
  if (machine.kind === 'hooklift') return 'Euro 6';
  const stages = energyType === 'lpg' ? gasStages : machine.kind === 'generator' ? generatorStages : toDiesel(machine);
  return Object.entries(stages).find(([, from]) => year >= from)?.[0] ?? null;
}

function toDiesel({ kilowatt }: Machine): Readonly<Record<string, number>> {
  return (kilowatt === null ? undefined : dieselStages.find(([below]) => kilowatt < below)?.[1]) ?? {};
}

/** Whether a machine that says something of a tank for AdBlue has one: as its stage needs it. */
export function toAdBlueTank({ adBlueTank }: Details, { kilowatt }: Machine, stage: string | null): Details {
  if (adBlueTank == null) return {};
  const isStage = stage === 'Stage IV' || stage === 'Stage V';
  return { adBlueTank: isStage ? (kilowatt ?? 0) >= adBluePower : stage === 'Stage IIIB' && adBlueTank };
}
