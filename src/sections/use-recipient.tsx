import { ClosedDay } from '@/features/company/components/closed-day';
import { OpenNow } from '@/features/company/components/open-now';
import { useCompany } from '@/features/company/use-company';
import type { Recipient } from '@/features/enquiry/components/form/sent-notice';

/** Who gets an enquiry, until when somebody is there, and on which days nobody is. */
export function useRecipient(): Recipient {
  const company = useCompany();
  const times = company?.openingTimes ?? null;
  return {
    company: company?.name ?? null,
    openNow: times === null ? null : <OpenNow times={times} />,
    toDayNote: (date) => times !== null && <ClosedDay times={times} date={date} />,
  };
}
