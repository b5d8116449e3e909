import type { PhoneLink } from '@/lib/contact-links';

/** A colleague who is asked about machines. */
export type Contact = { name: string | null; phone: PhoneLink | null };

/** Who is asked about the machines of which categories, and about those of no sector. */
export type Contacts = {
  sectors: readonly { categories: readonly (string | null)[] | null; contact: Contact | null }[];
  others: Contact | null;
};

/** Whom the page of a machine names, whom its visitor wrote to; null for nobody. @param category its name in the API */
export function findContact({ sectors, others }: Contacts, category: string): Contact | null {
  const sector = sectors.find(({ categories }) => categories?.includes(category) === true);
  return sector === undefined ? others : sector.contact;
}
