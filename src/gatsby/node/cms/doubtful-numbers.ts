import type { CmsEntry } from './fetch-entries';
import { toTelLink, toWhatsappLink } from './phone-numbers';
import { findDeadNumbers } from './rich-text-numbers';

/** What has a number, by content type. */
const numberFields: Readonly<Record<string, readonly string[]>> = {
  company: ['phone', 'mobile', 'whatsapp'],
  teamMember: ['phone', 'whatsapp'],
};

/**
 * What an entry gives as a phone number and nobody can dial, or WhatsApp does not take, and what the site does about it: a
 * sentence each, without its end. @param region the country of numbers without one
 */
export function findDoubtfulNumbers({ sys, fields }: CmsEntry, region: string | null): string[] {
  const own = (numberFields[sys.contentType.sys.id] ?? []).flatMap((field) =>
    [...new Set(Object.values(fields[field] ?? {}))].flatMap((value) => describe(field, value, region)),
  );
  const linked = Object.values(fields)
    .flatMap((values) => Object.values(values))
    .flatMap((value) => findDeadNumbers(value, region));
  return [
    ...own,
    ...[...new Set(linked)].map((uri) => `its link to “${uri.slice(0, 60)}” leads to no number and is no link`),
  ];
}

function describe(field: string, value: unknown, region: string | null): string[] {
  if (typeof value !== 'string' || value.trim() === '') return [];
  const said = `its ${field} “${value.trim().slice(0, 60)}”`;
  if (field === 'whatsapp')
    return toWhatsappLink(value, region) === null
      ? [`${said} is no whole number with a country (+31 …), which WhatsApp wants, and is not shown`]
      : [];
  return toTelLink(value, region) === null ? [`${said} is no phone number and cannot be pressed`] : [];
}
