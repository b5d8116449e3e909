import { foldText } from '../../../lib/fold-text';

import { isIban, toIban } from './iban';

/** A way to reach or pay the company, with whose it is; null for the company's own. */
type Way = { value: string; who: string | null };

/** Everything that is really the company's. Phone numbers as in `tel:` links, hosts without a path. */
export type KnownWays = {
  phones: readonly Way[];
  emails: readonly Way[];
  accounts: readonly Way[];
  /** Hosts of the company; what stands below one of them is its own, too. */
  hosts: readonly string[];
  /** Pages of the company elsewhere, such as on Facebook. */
  pages: readonly string[];
  /** Numbers that authorities gave the company. */
  numbers: readonly { kind: NumberKind; value: string }[];
};

export type NumberKind = 'taxNumber' | 'register';
export type WayKind = 'phone' | 'email' | 'account' | 'website' | NumberKind;

/**
 * What is known of a text. `mistyped`: an account number whose check digits do not fit, which is nobody's (ISO 13616).
 * Null for what is none of the kinds.
 */
export type Verdict = { kind: WayKind; state: 'ours' | 'other' | 'mistyped'; who: string | null } | null;

/**
 * Whether a text is a phone number, mail address, account number, website, VAT or register number of the company; never
 * a part of one.
 */
export function checkWay(typed: string, known: KnownWays): Verdict {
  const text = typed.normalize('NFKC').trim();
  // First, as they look like an account and a phone number.
  const plain = toPlain(text);
  const own = known.numbers.find(({ value }) => toPlain(value) === plain);
  if (plain !== '' && own !== undefined) return { kind: own.kind, state: 'ours', who: null };
  if (/^NL\d{9}B\d{2}$/.test(plain)) return { kind: 'taxNumber', state: 'other', who: null };
  if (/^kvk\b/i.test(text) && /^\d{8}$/.test(plain)) return { kind: 'register', state: 'other', who: null };
  const account = toIban(text);
  if (account !== null) {
    if (!isIban(account)) return { kind: 'account', state: 'mistyped', who: null };
    return toVerdict(
      'account',
      find(known.accounts, (value) => toIban(value) === account),
    );
  }
  const number = toNumber(text);
  if (number !== null)
    return toVerdict(
      'phone',
      find(known.phones, (value) => isSameNumber(number, value)),
    );
  const email = toEmail(text);
  if (email !== null)
    return toVerdict(
      'email',
      find(known.emails, (value) => toEmail(value) === email),
    );
  const url = toUrl(text);
  if (url === null) return null;
  const isOurs =
    known.hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`)) ||
    known.pages.some((page) => toPlace(toUrl(page)) === toPlace(url));
  return toVerdict('website', isOurs ? { value: url.hostname, who: null } : undefined);
}

function find(ways: readonly Way[], isMeant: (value: string) => boolean): Way | undefined {
  return ways.find(({ value }) => isMeant(value));
}

function toVerdict(kind: WayKind, found: Way | undefined): Verdict {
  return { kind, state: found === undefined ? 'other' : 'ours', who: found?.who ?? null };
}

/** A VAT or register number without what is written around and between its characters. */
function toPlain(text: string): string {
  return text
    .replace(/^(?:kvk|btw|vat|ust-idnr)\b[\s.:-]*/i, '')
    .replace(/[\s.-]/g, '')
    .toUpperCase();
}

/** Digits with a leading plus sign where there is one; null for what is no number. Links of WhatsApp are numbers. */
function toNumber(text: string): string | null {
  const [, linked] = /^(?:https?:\/\/)?(?:wa\.me|api\.whatsapp\.com\/send\?phone=)\/?\+?(\d{6,15})/i.exec(text) ?? [];
  if (linked !== undefined) return `+${linked}`;
  const spoken = text.replace(/^tel:/i, '').replace(/\(\s*0\s*\)/, '');
  if (!/^\+?[\d\s()./\-\u2010-\u2015]+$/.test(spoken)) return null;
  const digits = spoken.replace(/[^\d+]/g, '').replace(/^00/, '+');
  return digits.replace('+', '').length < 6 ? null : digits;
}

/** In digits, without what only people in a country dial: a number has at most three digits before those. */
function isSameNumber(typed: string, known: string): boolean {
  const own = toNumber(known) ?? '';
  if (typed.startsWith('+')) return typed === own;
  const local = typed.replace(/^0/, '');
  return typed.startsWith('0') && local.length >= 8 && own.endsWith(local) && own.length - local.length <= 4;
}

function toEmail(text: string): string | null {
  const address = text.replace(/^mailto:/i, '').replace(/^.*<([^<>]+)>$/, '$1');
  return /^[^\s@/:]+@[^\s@/:]+$/.test(address) ? address.toLowerCase() : null;
}

/** An address of the web, with or without its scheme; null for words. */
function toUrl(text: string): URL | null {
  const isWeb = /^https?:\/\//i.test(text);
  if (!isWeb && !/^[^\s@/]+\.[^\s@/]{2,}(?:[/?#]\S*)?$/.test(text)) return null;
  try {
    const url = new URL(isWeb ? text : `https://${text}`);
    url.hostname = url.hostname.replace(/\.$/, '');
    return url;
  } catch {
    return null;
  }
}

/** Host and path, which say whose page it is. */
function toPlace(url: URL | null): string | null {
  return url && foldText(url.hostname.replace(/^www\./, '') + url.pathname.replace(/\/+$/, ''));
}
