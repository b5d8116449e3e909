import { Icon } from '@/components/ui/icon';
import type { StockItem } from '@/features/stock/model/item';
import { useTexts } from '@/i18n/use-texts';

import { keepItems, removeItem } from '../hooks/keep-items';
import { useShortlist } from '../hooks/shortlist-store';

import * as styles from './keep-button.module.css';

type Props = { item: StockItem; title: string; note?: string };

/** Keeps a machine, or no longer. Both words take the room of the longer one: nothing moves. */
export function KeepButton({ title, ...kept }: Props) {
  const { t } = useTexts();
  const id = kept.item.advertisementID;
  const isKept = useShortlist(({ entries }) => entries.some((entry) => entry.id === id));
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isKept}
      data-early
      onClick={() => (isKept ? removeItem(id) : keepItems([kept]))}
    >
      <Icon name="keep" />
      <span className={styles.words}>
        <span aria-hidden={isKept}>{t('common:keep.button')}</span>
        <span aria-hidden={!isKept}>{t('common:keep.kept')}</span>
      </span>
      <span key={title} className="visually-hidden">
        {title}
      </span>
    </button>
  );
}
