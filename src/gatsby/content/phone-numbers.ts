import { getExampleNumber, parsePhoneNumberWithError, type CountryCode, type PhoneNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

/** What stands between the digits of a number: spaces and dashes of any kind, brackets, dots, slashes. */
const separators = /[\s()[\]./'’·_~−\p{Pd}]/gu;
const label = /^(?:tel(?:efoon|efon|ephone)?|phone|mob(?:iel|il|ile)?|whatsapp|[tm])\b[.:\s]*/i;
/** How an extension is written in the languages of the site, and in `tel:` addresses (RFC 3966). */
const extension =
  /[\s,;(/\p{Pd}]*(?:(?<!\p{L})(?:e?xt(?:ensi(?:on|e|ón))?|tst|toestel|doorkies(?:nummer)?|durchwahl|dw|nebenstelle|nst|app(?:arat)?|poste|x)|[#,;])[.:=\s\p{Pd}]*(\d{1,5})\s*\)?$/iu;
/** Their numbers have a zero at the beginning that is dialled from abroad, too: Italy and San Marino. */
const keepsZero = /^(?:\+|00)\s*(?:39|378)\b/;
/** No number with a country is shorter. */
const longestShort = 6;
/** Cannot be reached from abroad, or only at home for what they cost. */
const serviceTypes: readonly unknown[] = ['TOLL_FREE', 'PREMIUM_RATE', 'SHARED_COST'];

type Written = { digits: string; isInternational: boolean; extension: string | null };
/**
 * What is dialled: digits, after a plus if a country comes first. `known`: what the library found, null for a short
 * number or one without a country.
 */
type Dialled = Written & { number: string; known: PhoneNumber | null };

/**
 * The address that dials a number as somebody wrote it, or null when that is none. A number has its country (E.164):
 * its own, or `region`, where the company is. Short and service numbers (112, 14 0570, 0800 …), and all others where
 * the region is not known, are dialled as they are written.
 * @param written e.g. `+31 (0)570 00 00 12`, `0570/123456 tst. 12`, `tel:0031 570 …`
 * @returns e.g. `tel:+31570000012`, `tel:+31570123456;ext=12` (RFC 3966)
 */
export function toTelLink(written: string, region: string | null): string | null {
  const dialled = toDialled(written, region);
  if (dialled === null) return null;
  return `tel:${dialled.number}${dialled.extension === null ? '' : `;ext=${dialled.extension}`}`;
}

/**
 * The address of a WhatsApp conversation with a number, or null where WhatsApp knows none: it wants a whole number with
 * its country, and no extension. @returns e.g. `https://wa.me/31600000012`
 */
export function toWhatsappLink(written: string, region: string | null): string | null {
  const dialled = toDialled(written, region);
  const known = dialled?.known ?? null;
  if (dialled === null || known === null || dialled.extension !== null || serviceTypes.includes(known.getType()))
    return null;
  // Numbers are issued faster than libraries: one as long as a mobile number may be one.
  const isWhole = known.isValid() || known.nationalNumber.length === toMobileLength(known);
  return isWhole ? `https://wa.me/${known.number.slice(1)}` : null;
}

function toDialled(written: string, region: string | null): Dialled | null {
  const parts = readWritten(written);
  if (parts === null) return null;
  const { digits, isInternational } = parts;
  if (!isInternational && digits.length <= longestShort)
    return digits.length > 2 && !digits.startsWith('0') ? { ...parts, number: digits, known: null } : null;
  if (!isInternational && region === null)
    return digits.length <= 15 ? { ...parts, number: digits, known: null } : null;
  const known = parse(isInternational ? `+${digits}` : digits, region);
  if (known === null) return null;
  if (isInternational || known.isValid()) {
    const isService = !isInternational && serviceTypes.includes(known.getType());
    return { ...parts, number: isService ? digits : known.number, known };
  }
  // As long as a number of another country is, it may be one without its country.
  return known.nationalNumber.length > toMobileLength(known) ? null : { ...parts, number: known.number, known };
}

/**
 * The digits of what was written, whether its country is among them, and its extension; null when there is more than a
 * number.
 */
function readWritten(written: string): Written | null {
  const plain = written.normalize('NFKC').replace(/[\p{Cf}\p{Cc}]/gu, (character) => (/\s/.test(character) ? ' ' : ''));
  const unlabelled = plain
    .trim()
    .replace(/^(?:tel|callto):(?:\/\/)?/i, '')
    .trim()
    .replace(label, '');
  const [end = '', found = null] = extension.exec(unlabelled) ?? [];
  const open = unlabelled.slice(0, unlabelled.length - end.length).replace(/^[([\s]+(?=\+|00)/, '');
  const isInternational = /^(?:\+|00)/.test(open);
  const number = isInternational && !keepsZero.test(open) ? open.replace(/\(\s*0\s*\)/, ' ') : open;
  const bare = number.replace(separators, '');
  if (!/^\+?\d{3,20}$/.test(bare)) return null;
  return { digits: bare.replace(/^\+|^00/, ''), isInternational, extension: found };
}

/** What the library knows of a number, or null when none is as long. */
function parse(number: string, region: string | null): PhoneNumber | null {
  try {
    const known = parsePhoneNumberWithError(number, {
      extract: false,
      ...(region !== null && { defaultCountry: region as CountryCode }),
    });
    return known.isPossible() ? known : null;
  } catch {
    return null;
  }
}

function toMobileLength({ country }: PhoneNumber): number {
  const example = country === undefined ? undefined : getExampleNumber(country, examples);
  return example?.nationalNumber.length ?? Infinity;
}
