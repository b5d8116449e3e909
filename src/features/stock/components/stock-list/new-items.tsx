import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';
import { formatNumber } from '@/lib/format';

import type { ChangeQuery } from '../../hooks/use-stock-query';
import { toggleNew } from '../../model/search/new-items';
import type { StockQuery } from '../../model/search/query';

type Props = { count: number | null; query: StockQuery; onChange: ChangeQuery };

/** How many items are new this week; the button shows only these, or all again. Nothing where the number is unknown. */
export function NewItems({ count, query, onChange }: Props) {
  const { t, iso } = useTexts();
  const isSet = query.values.createdDate !== undefined;
  if (count === null || (count === 0 && !isSet)) return null;
  return (
    <button type="button" aria-pressed={isSet} onClick={() => onChange(toggleNew)}>
      <LiveText>{t('search:result.newThisWeek', { formatted: formatNumber(count, iso) })}</LiveText>
    </button>
  );
}
