import type { CSSProperties } from 'react';

import { useTexts } from '@/i18n/use-texts';
import { formatDate } from '@/lib/format';
import { isDate } from '@/lib/is-date';

/** Who tells it, and where that is. */
type Customer = { customer: string | null; place: string | null };

type Props = { published: string | null; from: Customer | null };

/** Two parts with a gap: a dot between them would begin or end a line that is full. */
const muted: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 'var(--space-4)',
  color: 'var(--color-text-muted)',
  fontSize: 'var(--font-size-small)',
};

/** When something was published, and of a story who tells it; nothing where neither is known. */
export function ArticleDate({ published, from }: Props) {
  const { iso } = useTexts();
  const customer = [from?.customer, from?.place].filter((part) => part != null).join(', ');
  const hasDate = isDate(published);
  if (!hasDate && customer === '') return null;
  return (
    <p style={muted}>
      {customer !== '' && <span>{customer}</span>}
      {hasDate && <time dateTime={published.slice(0, 10)}>{formatDate(published, iso)}</time>}
    </p>
  );
}
