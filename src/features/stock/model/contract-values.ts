/**
 * Assumptions of the contract (`contract.ts`) about filters and facets on what items may lack.
 *
 * - `status`: a filter may hold `null` for an item without one: `{ "property": "status", "values": [null, "reserved"]
 *   }` leaves out what is sold. An API without this answers no such count, and lists offer no filter.
 * - `images`: a range over a list compares its length: `{ "property": "images", "minimum": 1 }`.
 * - `orValues` beside the bounds of a range: what matches as well, where null is "no value": `{ "property":
 *   "operatingHours", "maximum": 3000, "orValues": [null] }`. With an API that ignores or refuses it no item more is
 *   counted, and lists offer nothing.
 * - `accessories.nl`: a path through a list is the values of its members, so that a filter asks for items with a member
 *   of that name, and a facet counts each. Without such a facet lists offer no filter.
 * - `pricing.vat` and `pricing.type` are filters as any other property.
 * - `used` and `freeliftAvailable` are booleans, as in items; `mastStageCount` is a text of digits.
 */

/** What a range takes in with items whose value is unknown: those without one, and of some properties those with 0. */
export const unknownValues = { missing: [null], missingOrZero: [null, 0] } as const;

/** What the index and the site have for a status that the contract does not know: the item may be sold. */
export const unknownStatus = 'unknown';
