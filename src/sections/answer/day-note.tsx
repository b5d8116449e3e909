import { LiveText } from '@/components/ui/live-text';
import { ClosedDay } from '@/features/company/components/closed-day';
import type { OpeningTimes } from '@/features/company/use-company';
import { useToday } from '@/features/enquiry/hooks/use-today';
import { useTexts } from '@/i18n/use-texts';

/** Says of a day that was asked for or chosen, as `2026-12-25`, that it is over, or that nobody is there. */
export function DayNote({ times, date }: { times: OpeningTimes | null; date: string }) {
  const { t } = useTexts();
  const today = useToday();
  if (today !== null && date !== '' && date < today)
    return (
      <p role="status">
        <LiveText>{t('answering:pastDay')}</LiveText>
      </p>
    );
  return times === null ? null : <ClosedDay times={times} date={date} />;
}
