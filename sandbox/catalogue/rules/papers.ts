import type { Details } from '../catalogue-item';

/** The first year with an exhaust that needs AdBlue. */
const firstAdBlue = 2011;
/** The first year with a plug for implements of any make. */
export const firstIsobus = 2006;

/** A new machine has not been on the road: no plate, no registration, no inspection. */
const ofRoad = [
  'licencePlate',
  'firstRegistrationDate',
  'firstAdmissionDate',
  'motDate',
  'odometer',
] as const satisfies (keyof Details)[];
const conditions = ['generalCondition', 'technicalCondition', 'opticalCondition'] as const satisfies (keyof Details)[];

/** The details in keeping with the machine's age and state: what it is registered as, and what shape it is in. */
export function toTruePapers(
  details: Details,
  { year, state }: { year: number; state: 'new' | 'used' | 'damaged' },
): Details {
  const dropped = new Set<string>([
    ...(state === 'new' ? ofRoad : []),
    ...(state === 'damaged' ? conditions : []),
    ...(year < firstAdBlue ? ['adBlueTank'] : []),
  ]);
  const kept: Details = Object.fromEntries(Object.entries(details).filter(([property]) => !dropped.has(property)));
  return { ...kept, ...(state === 'new' && toNewCondition(kept)), ...toRegistration(kept) };
}

function toNewCondition(details: Details): Details {
  return {
    ...Object.fromEntries(conditions.flatMap((one) => (details[one] == null ? [] : [[one, 'really_good']]))),
    refurbished: false,
  };
}

/** Registered on the day of the first admission, or later. */
function toRegistration({ firstRegistrationDate, firstAdmissionDate }: Details): Details {
  if (firstRegistrationDate == null || firstAdmissionDate == null) return {};
  const [first, later] = [firstAdmissionDate, firstRegistrationDate].sort();
  return { firstAdmissionDate: first, firstRegistrationDate: later };
}
