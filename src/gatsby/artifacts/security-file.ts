import { locales } from '../../i18n/locales';
import { toMailLink } from '../../lib/contact-links';

/** Where RFC 9116 wants the file. */
export const securityFile = '/.well-known/security.txt';

/** How many months a file is valid: RFC 9116, section 2.5.5, recommends less than a year. */
const months = 11;

/** Two domains with a dot, and nothing that ends the line or the address. */
const mail = /^[^\s@<>?,:;"()[\]\\]+@[^\s@<>?,:;"()[\]\\]+\.[^\s@<>?,:;"()[\]\\]+$/;

type Site = { siteUrl: string; contact: string | null; moment: Date };

/**
 * Says where weaknesses of the site are to be reported (RFC 9116). It expires on the first of a month, so that it
 * changes once a month and not with each build.
 * @param site `contact`: a mail address, or the https address of a page; `moment`: of the build
 * @returns null without a contact, which the file has to have; lines end in a line feed
 */
export function toSecurityFile({ siteUrl, contact, moment }: Site): string | null {
  const link = contact === null ? null : toContact(contact.trim());
  if (link === null) return null;
  const expires = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months, 1));
  const fields = [
    `Contact: ${link}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    // An address of the web has to begin with https (section 2.5.2).
    ...(siteUrl.startsWith('https://') ? [`Canonical: ${siteUrl}${securityFile}`] : []),
  ];
  return `${fields.join('\n')}\n`;
}

/** The address as a URI (section 2.5.3). */
function toContact(contact: string): string | null {
  if (mail.test(contact)) return toMailLink(encodeURI(contact));
  return /^https:\/\/\S+$/.test(contact) && URL.canParse(contact) ? new URL(contact).href : null;
}
