import { useTexts } from '@/i18n/use-texts';

import type { StockSearch } from '../../hooks/use-stock-search';

import * as styles from './list-notice.module.css';

type Props = Pick<StockSearch, 'state' | 'isCurrent' | 'retry'>;

/** Says that the stock could not be asked, and that what is below is what was there before. Never says that nothing was found. */
export function ListNotice({ state, isCurrent, retry }: Props) {
  const { t } = useTexts();
  const kept = isCurrent ? '' : t('search:result.kept');
  return (
    <div role="alert" className={styles.place}>
      {state === 'offline' && (
        <p className={styles.notice}>
          {t('search:result.offline')} {kept}
        </p>
      )}
      {state === 'failed' && (
        <p className={styles.notice}>
          <span>
            {t('stock:list.failed')} {kept}
          </span>
          <button type="button" onClick={retry}>
            {t('stock:list.retry')}
          </button>
        </p>
      )}
    </div>
  );
}
