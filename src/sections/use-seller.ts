import { useCompany } from '@/features/company/use-company';
import type { Seller } from '@/features/stock/components/stock-item/item-actions';

/** The contact details for an item: the person of its sector, else the company. */
export function useSeller(person: Queries.ContactPersonFragment | null): Seller {
  const company = useCompany();
  return {
    phone: person?.phone ?? company?.phone ?? null,
    email: person?.email ?? company?.email ?? null,
    whatsapp: person?.whatsapp ?? company?.whatsapp ?? null,
  };
}
