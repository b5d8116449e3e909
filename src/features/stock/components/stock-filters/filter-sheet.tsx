import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { Icon } from '@/components/ui/icon';
import { LiveText } from '@/components/ui/live-text';
import { useDelayed } from '@/hooks/use-delayed';
import { useTexts } from '@/i18n/use-texts';
import { formatNumber } from '@/lib/format';

import { loadFilterIndex } from '../../hooks/filter-index-store';
import type { QueryUpdate } from '../../hooks/use-stock-query';
import { useStockSearch } from '../../hooks/use-stock-search';
import { useToday } from '../../hooks/use-today';
import { clearApplied } from '../../model/search/applied-filters';
import { toCountPlan, type StockAnswer } from '../../model/search/search-plan';

import { FilterPanel, type PanelProps } from './filter-panel';
import * as styles from './filter-sheet.module.css';

type Props = Omit<PanelProps, 'onChange' | 'facets'> & {
  answer: StockAnswer;
  /** Whether `answer` answers `query`. */
  isCurrent: boolean;
  onApply: (update: QueryUpdate) => void;
  onClose: () => void;
};

/** The filters on a full phone screen. The visitor applies them with a button; the number of results is live. */
export function FilterSheet({ query, answer, isCurrent, categories, scope, onApply, onClose }: Props) {
  const { t, iso } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState(query);
  const today = useToday(draft);
  const plan = useMemo(() => toCountPlan({ query: draft, scope, today }), [draft, scope, today]);
  const count = useStockSearch({ built: answer, plan, isLive: true });
  const { total } = count.answer;
  const isWaiting = count.state === 'loading' && count.source === null;
  const isSlow = useDelayed(isWaiting);
  const hasFailed = count.state === 'failed' || count.state === 'offline';
  // The number before stays for a moment, but is never presented as the new one.
  const isCounted = count.source !== null || (draft === query && isCurrent) || !(isSlow || hasFailed);

  useEffect(loadFilterIndex, []);
  useLayoutEffect(() => {
    const sheet = dialog.current;
    sheet?.showModal();
    // `close` returns the focus to the button; removing the dialog does not.
    return () => sheet?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby="filter-sheet-title"
      onCancel={(event) => {
        // Escape closes by Back, so that history and screen agree.
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id="filter-sheet-title">{t('search:panel.title')}</h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label={t('search:panel.close')}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>
        <FilterPanel
          query={draft}
          facets={count.answer.facets}
          categories={categories}
          scope={scope}
          onChange={(update) => setDraft(update)}
        />
      </div>
      <p role="status" className={styles.uncounted}>
        {hasFailed && !isCounted && <LiveText>{t('search:panel.uncounted')}</LiveText>}
      </p>
      <div className={styles.foot}>
        <button type="button" className={styles.clear} onClick={() => setDraft(clearApplied)}>
          {t('search:applied.clear')}
        </button>
        <button
          type="button"
          className={styles.apply}
          aria-busy={isWaiting}
          onClick={() => onApply((current) => ({ ...draft, sort: current.sort, page: 1 }))}
        >
          <LiveText>
            {isCounted
              ? t('search:panel.show', { count: total, formatted: formatNumber(total, iso) })
              : t('search:panel.showUncounted')}
          </LiveText>
        </button>
      </div>
    </dialog>
  );
}
