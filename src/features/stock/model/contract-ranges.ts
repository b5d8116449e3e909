/**
 * An assumption of the contract (`contract.ts`): a range over a measure asks for its number, `{ "property":
 * "power.value", "minimum": 75 }`. The API compares and aggregates the number in this unit, which most items have; it
 * converts other units of the same quantity, and leaves out items of another quantity or an unknown unit, which the
 * build names. An API without such filters answers no aggregation for the property, and lists offer none.
 */
export const rangeUnits = {
  'power.value': 'kW',
  'liftingHeight.value': 'mm',
  'liftingCapacity.value': 'kg',
  'workingWidth.value': 'mm',
  'tankCapacity.value': 'l',
} as const;
