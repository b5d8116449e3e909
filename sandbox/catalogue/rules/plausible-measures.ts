import type { Measure } from '../../../src/features/stock/model/units';
import type { Details } from '../catalogue-item';
import type { Machine } from '../facts/machine';

import { masses, sizes } from './model-sizes';

/** An excavator's reach in millimetres: so much, and more for each kilogram; its boom is half as long. */
const reach = { least: 3000, perKilogram: 0.55, most: 8600, step: 50 };

/** Millimetres of a lowered mast besides its stages. */
const mastFoot: Readonly<Record<string, number>> = { 2: 500, 3: 600 };

const mm = (value: number, step = 1): Measure => ({ value: Math.round(value / step) * step, unit: 'mm' });
const kg = (value: number): Measure => ({ value, unit: 'kg' });

/**
 * The measures of a machine, those of its model and in keeping with each other: what the kind draws is for any model.
 * Only what is filled in is corrected, so that as much stays unknown.
 */
export function toPlausible(details: Details, machine: Machine): Details {
  return {
    ...toSize(details, machine),
    ...toMasses(details, machine),
    ...toMast(details),
    ...toReach(details, machine),
  };
}

function toSize(details: Details, { model, facts }: Machine): Details {
  const [weight, length, width, height] = sizes[model] ?? [];
  return {
    ...(weight !== undefined &&
      facts.weight == null &&
      details.weight != null && { weight: kg(vary(weight, details.weight.value)) }),
    ...(length !== undefined && details.length != null && { length: mm(length) }),
    ...(width !== undefined && details.width != null && { width: mm(width) }),
    ...(height !== undefined && facts.height == null && details.height != null && { height: mm(height) }),
  };
}

/** A vehicle may carry what it may weigh, less what it weighs. */
function toMasses(details: Details, { model }: Machine): Details {
  const row = masses[model];
  if (row === undefined) return {};
  const [gross, most, axles, length, box] = row;
  const empty = vary(most, details.massEmpty?.value ?? 0);
  return {
    ...(details.numberOfAxles != null && { numberOfAxles: axles }),
    ...(details.grossVehicleWeight != null && { grossVehicleWeight: kg(gross) }),
    ...(details.massEmpty != null && { massEmpty: kg(empty) }),
    ...(details.payloadWeight != null && { payloadWeight: kg(gross - empty) }),
    ...(length !== undefined && details.length != null && { length: mm(length) }),
    ...(box !== undefined && details.cargoSpaceInternalLength != null && { cargoSpaceInternalLength: mm(box) }),
  };
}

/** A lowered mast is as high as one of its stages, and its foot. */
function toMast({ mastStageCount, liftingHeight, closedHeight, mastLength }: Details): Details {
  const foot = mastFoot[mastStageCount ?? ''];
  if (foot === undefined || liftingHeight == null) return {};
  const lowered = mm(liftingHeight.value / Number(mastStageCount) + foot, 10);
  return { ...(closedHeight != null && { closedHeight: lowered }), ...(mastLength != null && { mastLength: lowered }) };
}

function toReach({ maxReach, jibLength, weight }: Details, { kind }: Machine): Details {
  if (weight == null || kind !== 'excavator') return {};
  const most = Math.min(reach.most, reach.least + reach.perKilogram * weight.value);
  return {
    ...(maxReach != null && { maxReach: mm(most, reach.step) }),
    ...(jibLength != null && { jibLength: mm(most / 2, reach.step) }),
  };
}

/** A few kilograms more or less, by what it is fitted with: which, follows from the weight that was drawn. */
function vary(kilograms: number, drawn: number): number {
  const step = kilograms >= 3000 ? 50 : kilograms >= 500 ? 10 : 0;
  return kilograms + ((Math.round(drawn / 50) % 5) - 2) * step;
}
