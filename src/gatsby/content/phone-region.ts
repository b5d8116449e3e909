import { company } from '../../../content-model/types/company';

import { toCountryCode } from './country-code';
import type { CmsEntry } from './fetch-entries';

/**
 * The one node that says where the company is: queries that answer with a number look it up by its id, which is its
 * type.
 */
export const phoneRegionType = 'CmsPhoneRegion';

export const phoneRegionSchema = `type ${phoneRegionType} implements Node @dontInfer {\n  region: String\n}`;

/**
 * The country (ISO 3166-1 alpha-2) of numbers that are written without one: the company's, or null while it gives none.
 */
export function getPhoneRegion(entries: readonly CmsEntry[]): string | null {
  const countries = entries
    .filter(({ sys }) => sys.contentType.sys.id === company.id)
    .flatMap(({ fields }) => Object.values(fields.country ?? {}));
  for (const country of countries) {
    const region = typeof country === 'string' ? toCountryCode(country) : null;
    if (region !== null) return region;
  }
  return null;
}
