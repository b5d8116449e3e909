import { Icon } from '@/components/ui/icon';
import { changeLocation, getLocationEntry, leaveEntry, useLocationEntry } from '@/hooks/location-entry';
import { useTexts } from '@/i18n/use-texts';

import { filterIntent } from '../../hooks/filter-index-store';
import { readQuery } from '../../hooks/use-stock-query';
import { toAppliedFilters } from '../../model/search/applied-filters';
import { formatQuery } from '../../model/search/query';
import type { StockAnswer } from '../../model/search/search-plan';

import type { PanelProps } from './filter-panel';
import { FilterSheet } from './filter-sheet';
import * as styles from './filter-sheet.module.css';

const dialog = 'filters';

type Props = Omit<PanelProps, 'onChange' | 'facets'> & {
  answer: StockAnswer;
  isCurrent: boolean;
  pathname: string;
};

/** Opens the filter sheet on a phone. The open sheet is a history entry, so that Back closes it. */
export function FilterSheetButton({ pathname, ...sheet }: Props) {
  const { t } = useTexts();
  const { state } = useLocationEntry(pathname);
  const count = toAppliedFilters(sheet.query).length;
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        {...filterIntent}
        onClick={() => {
          const entry = getLocationEntry();
          changeLocation({ search: entry.search, state: { firstPage: entry.state.firstPage, dialog }, replace: false });
        }}
      >
        <Icon name="filter" />
        {t('search:panel.title')}
        {count > 0 && (
          <span key={count} className={styles.badge}>
            {count}
          </span>
        )}
      </button>
      {state.dialog === dialog && (
        <FilterSheet
          {...sheet}
          onClose={leaveEntry}
          onApply={(update) => {
            const { search } = getLocationEntry();
            const next = formatQuery(update(readQuery(search)), search);
            // The new list replaces the sheet's history entry; without a change the sheet goes back.
            if (next === search) leaveEntry();
            else changeLocation({ search: next, state: {}, replace: true });
          }}
        />
      )}
    </>
  );
}
