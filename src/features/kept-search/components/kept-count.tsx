import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';
import { toDay } from '@/lib/dealer-day';
import { formatDate, formatNumber } from '@/lib/format';

import type { KeptCounts } from '../hooks/use-kept-counts';

/** How many machines a kept search has, and how many came in since it was opened. */
export function KeptCount({ total, fresh, seen, isSettled }: KeptCounts & { seen: string | null }) {
  const { t, iso } = useTexts();
  // The place of the text is kept until it comes.
  if (total === null) return <p>{isSettled ? <LiveText>{t('searches:unknown')}</LiveText> : '\u00a0'}</p>;
  const parts = [t('stock:list.count', { count: total, formatted: formatNumber(total, iso) })];
  if (fresh !== null && seen !== null) {
    const date = formatDate(toDay(seen), iso);
    parts.push(
      fresh === 0
        ? t('searches:nothingSince', { date })
        : t('searches:since', { count: fresh, formatted: formatNumber(fresh, iso), date }),
    );
  }
  return (
    <p>
      <LiveText>{parts.join(', ')}</LiveText>
    </p>
  );
}
