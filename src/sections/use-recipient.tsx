import { OpenNow } from '@/features/company/components/open-now';
import { useCompany } from '@/features/company/use-company';
import type { Recipient } from '@/features/enquiry/components/form/sent-notice';

/** Who gets an enquiry, and until when somebody is there. */
export function useRecipient(): Recipient {
  const company = useCompany();
  const times = company?.openingTimes ?? null;
  return { company: company?.name ?? null, openNow: times === null ? null : <OpenNow times={times} /> };
}
