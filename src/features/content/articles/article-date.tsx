import type { CSSProperties } from 'react';

import { useTexts } from '@/i18n/use-texts';
import { dot } from '@/lib/dot';
import { formatDate } from '@/lib/format';
import { isDate } from '@/lib/is-date';

/** Who tells it, and where that is. */
type Customer = { customer: string | null; place: string | null };

type Props = { published: string | null; from: Customer | null };

const muted: CSSProperties = { color: 'var(--color-text-muted)', fontSize: 'var(--font-size-small)' };

const whole: CSSProperties = { whiteSpace: 'nowrap' };

/** When something was published, and of a story who tells it; nothing where neither is known. */
export function ArticleDate({ published, from }: Props) {
  const { iso } = useTexts();
  const customer = [from?.customer, from?.place].filter((part) => part != null).join(', ');
  const hasDate = isDate(published);
  if (!hasDate && customer === '') return null;
  return (
    <p style={muted}>
      {customer}
      {customer !== '' && hasDate && dot}
      {hasDate && (
        <time dateTime={published.slice(0, 10)} style={whole}>
          {formatDate(published, iso)}
        </time>
      )}
    </p>
  );
}
