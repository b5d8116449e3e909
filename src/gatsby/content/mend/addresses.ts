import { emailPattern } from '../../../../content-model/types/shared';
import { toSafeHref } from '../../../lib/safe-href';
import { toTelLink } from '../phone-numbers';

const mail = new RegExp(emailPattern.pattern);
/** An address in whose link nothing has to be escaped. */
const plainMail = /^[\w.+-]+@[\p{L}\d.-]+$/u;
/** A host as people write it without what stands before; not the name of a file (`folder.pdf`). */
const host =
  /^(?:www\.[^\s/@]+\.[a-z]{2,}|[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:[a-z]{2}|com|net|org|info|example))(?::\d+)?(?:[/?#]\S*)?$/i;
/** In the form that is right everywhere; what is short may be a number of another kind. */
const phone = /^\+[\d\s().-]{8,25}$/;

/**
 * An e-mail address as it was written, without what people put around it; null for what is none. RFC 5321 as far as the
 * CMS checks it.
 */
export function mendMail(written: string): string | null {
  const address = written
    .trim()
    .replace(/^mailto:\s*/i, '')
    .replace(/^<(.*)>$/, '$1')
    .trim();
  return mail.test(address) ? address : null;
}

/**
 * The address of a page elsewhere, with the scheme where an editor left it out; null for what is none. @example
 * 'www.dealer.example' → 'https://www.dealer.example/'
 */
export function mendWebAddress(written: string): string | null {
  const address = written.trim().replace(/^(https?)(?::\/(?!\/)|\/\/|;\/\/)/i, '$1://');
  const href = toSafeHref(host.test(address) ? `https://${address}` : address);
  return href !== null && /^https?:\/\/[^/]*\.[^/]/.test(href) ? href : null;
}

/**
 * Where a link in a text leads, with what an editor left out where that has one meaning; null for what leads nowhere. A
 * page of the site stays as it is written.
 * @example mendTarget('info@dealer.example') // 'mailto:info@dealer.example'
 */
export function mendTarget(written: string): string | null {
  const target = written.trim();
  if (/^route:|^[/#?]/.test(target)) return toSafeHref(target) ?? (target.startsWith('route:') ? target : null);
  if (/^tel:/i.test(target)) return /\d{3}/.test(target.replace(/\D/g, '')) ? target : null;
  if (phone.test(target)) return toTelLink(target, null);
  if (/^mailto:/i.test(target)) return mendMailTarget(target);
  const address = mendMail(target);
  if (address !== null && plainMail.test(address)) return `mailto:${address}`;
  return mendWebAddress(target);
}

/** A mail link may say what is filled in (RFC 6068). */
function mendMailTarget(target: string): string | null {
  const [written = '', ...fields] = target.split('?');
  const address = mendMail(written);
  return address === null ? null : toSafeHref([`mailto:${address}`, ...fields].join('?'));
}

/** Where each network lives: an icon that leads to another one's page would be a lie. */
const networks: Readonly<Record<string, RegExp>> = {
  linkedin: /(^|\.)(linkedin\.com|lnkd\.in)$/,
  facebook: /(^|\.)(facebook\.com|fb\.com|fb\.me)$/,
  instagram: /(^|\.)(instagram\.com|instagr\.am)$/,
  youtube: /(^|\.)(youtube\.com|youtu\.be)$/,
  twitter: /(^|\.)(twitter\.com|x\.com)$/,
};

export const isNetwork = (field: string): boolean => networks[field] !== undefined;

/** The network that an address of a web page is of, or null. @example 'https://www.facebook.com/dealer' → 'facebook' */
export function getNetwork(href: string): string | null {
  const { hostname } = new URL(href);
  return Object.keys(networks).find((network) => networks[network]?.test(hostname) === true) ?? null;
}

/** As `mendWebAddress`, and null for a page of another network than the field is for. */
export function mendSocialAddress(field: string, written: string): string | null {
  const href = mendWebAddress(written);
  const network = href === null ? null : getNetwork(href);
  return network === null || network === field ? href : null;
}
