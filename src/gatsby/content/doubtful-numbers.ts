import type { Doubt } from './checks/finding';
import type { CmsEntry } from './fetch-entries';
import { toTelLink, toWhatsappLink } from './phone-numbers';
import { findDeadNumbers } from './rich-text-numbers';

/** What has a number, by content type. */
const numberFields: Readonly<Record<string, readonly string[]>> = {
  company: ['phone', 'mobile', 'whatsapp'],
  teamMember: ['phone', 'whatsapp'],
};

/**
 * What an entry gives as a phone number and nobody can dial, or WhatsApp does not take, and what the site does about
 * it. @param region the country of numbers without one
 */
export function findDoubtfulNumbers({ sys, fields }: CmsEntry, region: string | null): Doubt[] {
  const own = (numberFields[sys.contentType.sys.id] ?? []).flatMap((field) =>
    [...new Set(Object.values(fields[field] ?? {}))].flatMap((value) => describe(field, value, region)),
  );
  const linked = Object.values(fields)
    .flatMap((values) => Object.values(values))
    .flatMap((value) => findDeadNumbers(value, region));
  return [
    ...own,
    ...[...new Set(linked)].map((uri) => ({
      problem: `its link to “${uri.slice(0, 60)}” leads to no number and is no link`,
      advice: 'Write the number with its country, for example tel:+31 570 00 00 12.',
    })),
  ];
}

function describe(field: string, value: unknown, region: string | null): Doubt[] {
  if (typeof value !== 'string' || value.trim() === '') return [];
  const said = `its ${field} “${value.trim().slice(0, 60)}”`;
  const advice = 'Write the number with its country, for example +31 570 00 00 12.';
  const isWhatsapp = field === 'whatsapp';
  if ((isWhatsapp ? toWhatsappLink : toTelLink)(value, region) !== null) return [];
  const why = isWhatsapp
    ? 'is no whole number with a country (+31 …), which WhatsApp wants, and is not shown'
    : 'is no phone number and cannot be pressed';
  return [{ field, problem: `${said} ${why}`, advice }];
}
