import type { Company } from './use-company';

type Address = Pick<Company, 'street' | 'streetNumber' | 'streetAdd' | 'postal' | 'city' | 'country'>;

/** Street and town of the company, without fields that are empty in the CMS. */
export function toAddressLines({ street, streetNumber, streetAdd, postal, city }: Omit<Address, 'country'>): string[] {
  return [join(street, streetNumber, streetAdd), join(postal, city)].filter((line) => line !== '');
}

/**
 * The whole address on one line; null where none of it is known.
 * @example 'Fictieweg 14 b, 7400 XX Veldkampen, Nederland'
 */
export function toAddressLine(company: Address): string | null {
  const lines = toAddressLines(company);
  return lines.length === 0 ? null : [...lines, ...(company.country === null ? [] : [company.country])].join(', ');
}

function join(...words: (string | null)[]): string {
  return words.filter((word) => word !== null).join(' ');
}
