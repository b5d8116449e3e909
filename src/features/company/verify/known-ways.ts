import type { PhoneLink, WhatsappLink } from '../../../lib/contact-links';
import { hasWords } from '../../../lib/has-words';

import type { KnownWays } from './check-way';
import { isIban, toIban } from './iban';

type Person = {
  name: string | null;
  phone: PhoneLink | null;
  whatsapp: WhatsappLink | null;
  email: string | null;
};

type Sources = {
  company: Pick<Person, 'phone' | 'whatsapp' | 'email'> & {
    mobile: PhoneLink | null;
    pages: readonly (string | null)[];
    kvk: string | null;
    taxNumber: string | null;
  };
  payment: { iban: string | null; domains: readonly (string | null)[] | null } | null;
  team: readonly Person[];
  siteUrl: string;
  /** Empty without a webshop. */
  webshopUrl: string;
};

/** Everything that the CMS and the settings say is the company's. An account number that cannot be one is left out. */
export function toKnownWays({ company, payment, team, siteUrl, webshopUrl }: Sources): KnownWays {
  const own = { name: null, ...company };
  const people = [own, { ...own, phone: company.mobile }, ...team];
  const ways = people.flatMap(({ name, phone, whatsapp }) =>
    [phone?.href, whatsapp?.href].flatMap((href) => (href == null ? [] : [{ value: href, who: name }])),
  );
  const emails = people.flatMap(({ name, email }) => (email === null ? [] : [{ value: email, who: name }]));
  const iban = toAccount(payment?.iban ?? null);
  return {
    phones: ways.map(({ value, who }) => ({ value: value.replace(/;ext=.*/, ''), who })),
    emails,
    accounts: iban === null ? [] : [{ value: iban, who: null }],
    hosts: toHosts([siteUrl, ...(payment?.domains ?? []), webshopUrl]),
    pages: company.pages.flatMap((page) => page ?? []),
    numbers: [
      { kind: 'taxNumber' as const, value: company.taxNumber ?? '' },
      { kind: 'register' as const, value: company.kvk ?? '' },
    ].filter(({ value }) => hasWords(value)),
  };
}

/** The account number of the CMS in its plain form; null without one, and for one whose check digits do not fit. */
export function toAccount(text: string | null): string | null {
  const plain = toIban(text ?? '');
  return plain !== null && isIban(plain) ? plain : null;
}

/** The hosts of the company's own websites, its webshop's too, without `www.`. */
export function toHosts(addresses: readonly (string | null)[]): readonly string[] {
  const hosts = addresses.flatMap((text) => {
    const host = /^(?:https?:\/\/)?(?:www\.)?([^\s/:@?#]+\.[^\s/:@?#]+)/i.exec(text?.trim() ?? '')?.[1];
    return host === undefined ? [] : [host.toLowerCase()];
  });
  return [...new Set(hosts)];
}
