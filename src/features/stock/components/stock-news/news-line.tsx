import type { Translate } from '@/i18n/text-keys';
import { useIso } from '@/i18n/use-locale';
import { formatMoney } from '@/lib/format';

import type { ItemNews } from '../../model/history/changes-file';

import * as styles from './news-line.module.css';

type Props = { news: ItemNews; place: 'card' | 'page'; t: Translate };

/** A lowered price with the lowest one before (Directive 98/6/EC), and on cards that an item is new to the visitor. */
export function NewsLine({ news: { lowered, isNew }, place, t }: Props) {
  const iso = useIso();
  const isNewHere = isNew && place === 'card';
  if (lowered === null && !isNewHere) return null;
  return (
    <p className={styles.news} data-place={place} data-print="no">
      {isNewHere && <span>{t('news:new')}</span>}
      {lowered !== null && (
        <span key={lowered.prior}>
          {t('news:lowered', { price: formatMoney(lowered.prior, lowered.currency, iso) })}{' '}
          <small>{lowered.days < 30 ? t('news:lowestSince', { count: lowered.days }) : t('news:lowest')}</small>
        </span>
      )}
    </p>
  );
}
