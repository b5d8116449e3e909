import { useLayoutEffect, useRef } from 'react';

import { LiveText } from '@/components/ui/live-text';
import type { TextKey } from '@/i18n/text-keys';
import { useTexts } from '@/i18n/use-texts';

import type { Kept } from '../../hooks/use-stock-list';
import type { StockSearch } from '../../hooks/use-stock-search';

import * as styles from './list-notice.module.css';

const keptTexts = {
  before: 'search:result.kept',
  all: 'search:result.unfiltered',
  built: 'search:result.built',
} as const satisfies Record<Kept, TextKey>;

type Props = Pick<StockSearch, 'state' | 'isRetrying' | 'retry'> & {
  /** The list below the notice; null when it is live. */
  kept: Kept | null;
  /** The stock API takes long to answer a query; the list below is not its answer. */
  isHanging: boolean;
};

/** Says that the stock API does not answer, and which list is on screen. Never says that nothing was found. */
export function ListNotice({ state, isRetrying, retry, kept, isHanging }: Props) {
  const { t } = useTexts();
  const keptText = kept === null ? '' : t(keptTexts[kept]);
  return (
    <div role="alert" className={styles.place}>
      {isHanging && !isRetrying && (
        <p className={styles.notice}>
          <LiveText>{t('search:result.slow')}</LiveText>
        </p>
      )}
      {state === 'offline' && (
        <p className={styles.notice}>
          <LiveText>{`${t('search:result.offline')} ${keptText}`}</LiveText>
        </p>
      )}
      {(state === 'failed' || isRetrying) && (
        <p className={styles.notice}>
          {/* A new key: screen readers announce each failure. */}
          <span key={`${state} ${keptText}`}>
            {t('stock:list.failed')} {keptText}
          </span>
          <RetryButton isRetrying={isRetrying} onRetry={retry} />
        </p>
      )}
    </div>
  );
}

/** Stays during the retry. When the button goes, its focus moves to the results. */
function RetryButton({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const { t } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (document.activeElement === own) document.getElementById('stock-results')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      aria-disabled={isRetrying}
      onClick={() => {
        if (!isRetrying) onRetry();
      }}
    >
      {t('stock:list.retry')}
    </button>
  );
}
