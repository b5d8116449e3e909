import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { LiveText } from '@/components/ui/live-text';
import { MoreLink } from '@/components/ui/more-link';
import type { StockItem } from '@/features/stock/model/item';
import { useTexts } from '@/i18n/use-texts';

import { keepItems } from '../hooks/keep-items';
import { getShortlist, useShortlist } from '../hooks/shortlist-store';

import * as styles from './own-list.module.css';

type Props = { items: readonly { item: StockItem; note?: string }[] };

/** Keeps all machines of a shared list, and says which of them were kept before. */
export function SharedActions({ items }: Props) {
  const { t } = useTexts();
  const entries = useShortlist((shortlist) => shortlist.entries);
  const [message, setMessage] = useState('');
  const kept = new Set(entries.map(({ id }) => id));
  const known = items.filter(({ item }) => kept.has(item.advertisementID)).length;
  const missing = items.length - known;
  const keepAll = () => {
    const before = getShortlist().entries.length;
    keepItems(items);
    setMessage(t('shortlist:shared.kept', { count: getShortlist().entries.length - before }));
  };
  const isKept = items.length > 0 && missing === 0;
  const state = isKept
    ? t('shortlist:shared.all')
    : known > 0
      ? t('shortlist:shared.known', { count: known })
      : t('shortlist:shared.new');
  const words = isKept
    ? t('common:keep.kept')
    : t(known > 0 ? 'shortlist:shared.rest' : 'shortlist:shared.keep', { count: missing });
  const hasNotes = items.some(({ item, note }) => note !== undefined && !kept.has(item.advertisementID));
  return (
    <div className={styles.sharedActions} data-print="no">
      <p role="status">
        <LiveText>{[message, state].filter((part) => part !== '').join(' ')}</LiveText>
      </p>
      {hasNotes && <p>{t('shortlist:shared.notes')}</p>}
      {/* When all are kept it stays, because it has the focus, but is no longer what to do. */}
      <Button
        variant={isKept ? 'outlined' : 'primary'}
        aria-disabled={missing === 0}
        onClick={() => missing > 0 && keepAll()}
      >
        <LiveText>{words}</LiveText>
      </Button>
      <MoreLink route="shortlist">{t('shortlist:shared.own')}</MoreLink>
    </div>
  );
}
